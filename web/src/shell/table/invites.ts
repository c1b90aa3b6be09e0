/** Invite secrets this browser was shown: made here, or come with a link. Kept for the session only. */
class Invites {
  keep(table: string, secret: string, link = ''): void {
    sessionStorage.setItem(`invite.${table}`, secret)
    if (link !== '') sessionStorage.setItem(`invite-link.${table}`, new URL(link, location.origin).href)
  }

  secret(table: string): string | null {
    return sessionStorage.getItem(`invite.${table}`)
  }

  link(table: string): string | null {
    return sessionStorage.getItem(`invite-link.${table}`)
  }
}

export const invites = new Invites()
