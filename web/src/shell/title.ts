/** The icon of the page says when it is your turn, also in a row of tabs. */
export function callHome(mine: boolean): () => void {
  const icon = document.querySelector<HTMLLinkElement>('#favicon')
  if (icon !== null) icon.href = mine ? '/favicon-turn.svg' : '/favicon.svg'
  return () => {
    if (icon !== null) icon.href = '/favicon.svg'
  }
}
