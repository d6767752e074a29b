import { ensureContrast, textOn } from '../../../../contract/colors.ts'

/** Backgrounds of cards in the light and the dark theme; see the style of public pages. */
const [LIGHT, DARK] = ['#ffffff', '#161b22']

const RULES = `
.survey { border-top: 0; padding-top: 0; }
.intro { white-space: normal; }
.question { margin: 20px 0; }
.question[hidden] { display: none; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
legend, .question > label { display: block; padding: 0; margin: 0 0 8px; font-size: 1.125rem; font-weight: 600; }
.soft { color: var(--soft); font-weight: 400; font-size: .9375rem; }
.question input:not([type=radio]):not([type=checkbox]) { width: 100%; min-height: 44px; padding: 8px;
  border: 1px solid var(--soft); border-radius: 6px; background: var(--card); color: var(--ink); font: inherit; }
.choice { display: flex; align-items: center; gap: 10px; min-height: 44px; margin: 8px 0; padding: 8px 12px;
  border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
.choice input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--main); }
.choice:has(:checked) { border-color: var(--main); }
.scale { display: flex; flex-wrap: wrap; gap: 8px; }
.scale .choice { margin: 0; padding: 8px; min-width: 56px; justify-content: center; gap: 6px; }
.problem:empty { display: none; }
.progress { height: 6px; margin: 16px 0; border-radius: 3px; background: var(--line); overflow: hidden; }
.progress span { display: block; height: 100%; background: var(--main); }
`

/** Returns the styles of a survey's page, in the color of the business as far as it can be read. */
export function surveyStyle(color: string): string {
  const [light, dark] = [ensureContrast(color, LIGHT, 4.5), ensureContrast(color, DARK, 4.5)]
  const variables = (main: string) => `:root { --main: ${main}; --on-main: ${textOn(main)}; }`
  return `${variables(light)}
@media (prefers-color-scheme: dark) { ${variables(dark)} }${RULES}`
}
