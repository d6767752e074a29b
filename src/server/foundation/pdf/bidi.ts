// The Unicode bidirectional algorithm (UAX 9) for texts without signs of embedding, which documents leave out anyway.
// Level 0 runs from left to right, 1 from right to left, 2 is what runs from left to right within that.

/** Classes of UAX 9: strong, numbers, what joins numbers, marks, blanks, and the rest that goes with its surroundings. */
type Class = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'WS' | 'ON'

/** The first that fits decides. */
const CLASSES: readonly (readonly [Class, RegExp])[] = [
  ['NSM', /[\p{Mn}\p{Me}]/u],
  ['WS', /\s/u],
  ['EN', /[0-9²³¹\u06f0-\u06f9]/u],
  ['AN', /[\u0660-\u0669\u066b\u066c]/u],
  ['ES', /[+\-\u2212]/u],
  ['CS', /[,./:\u00a0\u060c]/u],
  ['ET', /[#%°±‰′″\u066a\p{Sc}]/u],
  ['AL', /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\u061b\u061e\u061f\u0640]/u],
  ['R', /[\p{Script=Hebrew}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}]/u],
  ['L', /[\p{L}\p{Mc}\p{N}]/u],
]

const FACING = new Map([...'()[]{}<>«»‹›≤≥'].map((sign, i, all) => [sign, all[i ^ 1] ?? sign]))
const OPENING = '([{'
const RTL = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Hebrew}\p{Script=Nko}]/u

/** Whether anything of a text runs from right to left. */
export const turns = (text: string): boolean => RTL.test(text)

/** The sign that is drawn where the text runs from right to left. */
export const facing = (sign: string): string => FACING.get(sign) ?? sign

/** The level of each sign of a paragraph, and the paragraph's own: that of its first letter. */
export function levelsOf(signs: readonly string[]): { base: 0 | 1; levels: number[] } {
  const given = signs.map(classOf)
  const first = given.find((one) => one === 'L' || one === 'R' || one === 'AL')
  const base = first === 'R' || first === 'AL' ? 1 : 0
  const around = base === 1 ? 'R' : 'L'
  const classes = numbers([...given], around)
  brackets(signs, classes, around)
  neutrals(classes, around)
  const levels = classes.map((one) => (one === 'R' ? 1 : one === 'L' ? base * 2 : 2))
  return { base, levels }
}

/** By the first of what makes a sign: what follows it are marks. */
function classOf(sign: string): Class {
  const [first = ''] = sign
  return CLASSES.find(([, pattern]) => pattern.test(first))?.[0] ?? 'ON'
}

/** Rules W1 to W7: marks go with their letter, digits and what joins them become numbers or letters. */
function numbers(classes: Class[], around: Class): Class[] {
  let strong = around
  classes.forEach((one, i) => {
    if (one === 'NSM') classes[i] = classes[i - 1] ?? around
    if (one === 'EN' && strong === 'AL') classes[i] = 'AN'
    if (one === 'L' || one === 'R' || one === 'AL') strong = one
  })
  classes.forEach((one, i) => {
    if (one === 'AL') classes[i] = 'R'
    const [before, after] = [classes[i - 1], classes[i + 1]]
    if (before !== after) return
    if ((one === 'ES' || one === 'CS') && before === 'EN') classes[i] = 'EN'
    if (one === 'CS' && before === 'AN') classes[i] = 'AN'
  })
  for (let i = 0; i < classes.length; i++) {
    if (classes[i] !== 'ET') continue
    let end = i
    while (classes[end] === 'ET') end++
    const number = classes[i - 1] === 'EN' || classes[end] === 'EN'
    classes.fill(number ? 'EN' : 'ON', i, end)
    i = end - 1
  }
  strong = around
  classes.forEach((one, i) => {
    if (one === 'ES' || one === 'CS') classes[i] = 'ON'
    if (one === 'EN' && strong === 'L') classes[i] = 'L'
    if (one === 'L' || one === 'R') strong = one
  })
  return classes
}

/** How a class counts for what stands beside it: numbers as what runs from right to left. */
const strength = (one: Class | undefined) =>
  one === 'L' ? 'L' : one === 'R' || one === 'EN' || one === 'AN' ? 'R' : ''

/** Rule N0: both of a pair of brackets go the same way. */
function brackets(signs: readonly string[], classes: Class[], around: Class): void {
  const open: number[] = []
  const pairs: [number, number][] = []
  signs.forEach((sign, i) => {
    if (classes[i] !== 'ON') return
    if (OPENING.includes(sign)) open.push(i)
    const at = open.findLastIndex((start) => facing(signs[start] ?? '') === sign)
    if (at >= 0) pairs.push([open[at] ?? 0, i])
    if (at >= 0) open.length = at
  })
  for (const [start, end] of pairs.sort((a, b) => a[0] - b[0])) {
    const within = new Set(classes.slice(start + 1, end).map(strength))
    const before = classes.slice(0, start).map(strength).findLast(Boolean) ?? around
    const other = around === 'L' ? 'R' : 'L'
    const way = within.has(around as 'L') ? around : within.has(other) ? (before === other ? other : around) : undefined
    if (way) classes[start] = classes[end] = way
  }
}

/** Rules N1 and N2: what has no direction of its own goes with both sides where they agree, else with the paragraph. */
function neutrals(classes: Class[], around: Class): void {
  for (let i = 0; i < classes.length; i++) {
    if (strength(classes[i])) continue
    let end = i
    while (end < classes.length && !strength(classes[end])) end++
    const [before, after] = [i > 0 ? strength(classes[i - 1]) : around, strength(classes[end]) || around]
    classes.fill(before === after ? (before as Class) : around, i, end)
    i = end - 1
  }
}

/** A part of a line that is drawn in one way. */
export interface Run {
  signs: string[]
  level: number
}

/** A line's parts from left to right; blanks at its end go with the paragraph (rules L1 and L2). */
export function runsOf(signs: readonly string[], given: readonly number[], base: 0 | 1): Run[] {
  const levels = [...given]
  for (let i = signs.length - 1; i >= 0 && /\s/u.test(signs[i] ?? ''); i--) levels[i] = base
  let runs: Run[] = []
  signs.forEach((sign, i) => {
    const level = levels[i] ?? base
    const last = runs.at(-1)
    if (last?.level === level) last.signs.push(sign)
    else runs.push({ signs: [sign], level })
  })
  for (let level = Math.max(0, ...levels); level > 0; level--) {
    const turned: Run[] = []
    for (let i = 0; i < runs.length; ) {
      let end = i
      while ((runs[end]?.level ?? -1) >= level) end++
      turned.push(...(end > i ? runs.slice(i, end).reverse() : runs.slice(i, i + 1)))
      i = Math.max(end, i + 1)
    }
    runs = turned
  }
  return runs
}
