/** What the widget or the console is compiled for: the oldest browsers that it must run in. */
export function targetsOf(part: 'widget' | 'console'): string[]
