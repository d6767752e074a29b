/** The subject of the toast that offers to undo a merge: it is closed once that was undone elsewhere. */
export const mergeSubject = (id: number): string => `merge ${id}`
