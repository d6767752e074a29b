export function changedFiles(): string[]
export function testsOf(changed: readonly string[]): string[]
