import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether rows are cards and dialogs take the whole screen, for want of room. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 599.95px)', { noSsr: true })
