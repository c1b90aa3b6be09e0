declare module 'icon:*' {
  /** The outline of a game-icons drawing in a box of 512 x 512. */
  const outline: string
  export default outline
}
