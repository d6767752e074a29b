/** The files that the page's first script starts loading for an address, besides those that the page itself names. */
export interface FirstPagePlan {
  /** prefix of the files */
  base: string
  files: string[]
  /** sets of indexes into `files` */
  sets: number[][]
  /**
   * for each route: its pattern, its set for signed-in users, and its set for visitors; the most literal pattern first,
   * and last one that matches any address
   */
  routes: [pattern: string, signedIn: number, visitor: number][]
}
