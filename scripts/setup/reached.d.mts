export function changedFiles(): string[]
export function testsOf(changed: readonly string[]): string[]
export function browserTestsOf(changed: readonly string[]): string[]
