/** Build targets of the widget or the console: its oldest supported browsers. */
export function targetsOf(part: 'widget' | 'console'): string[]
