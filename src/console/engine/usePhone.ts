import useMediaQuery from '@mui/material/useMediaQuery'

/** Returns whether the viewport is so narrow that rows are cards and dialogs are full screen. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 599.95px)', { noSsr: true })
