/** Below this width rows become cards and dialogs take the whole screen. */
export const PHONE = '(max-width: 599.95px)'
