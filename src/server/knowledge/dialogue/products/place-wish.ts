import { placesIn } from '../branches/names.ts'
import type { Branch } from '../branches/types.ts'
import type { BotSnapshot } from '../types.ts'

/** A question for what a branch has, and the rest of the text. */
export interface PlaceWish {
  /** the branches that are named; none: all are meant */
  branches: readonly Branch[]
  rest: string
}

const KIND = '(?:sucursal(?:es)?|locales|local|tiendas?|sedes?)'
/** Words before the name of a branch. */
const BEFORE = new RegExp(
  String.raw`(?:\ben\s+(?:(?:el|la)\s+)?(?:(?:de|del)\s+)?|(?:\b(?:en|de)\s+)?(?:\b(?:el|la)\s+)?\b${KIND}\s+(?:del?\s+)?)$`,
  'iu',
)
/** A question for the branch that has it. */
const WHERE = new RegExp(
  String.raw`(?:\b(?:en|de)\s+)?(?<![\p{L}])(?:cu[aá]l(?:es)?|qu[eé]|alguna|otra|todas\s+las|las|la|el)(?:\s+(?:de\s+)?(?:las|los|sus|tus))?\s+${KIND}\b|\ben\s+cu[aá]l(?:es)?\b|\bd[oó]nde\s+(?=(?:lo|la|los|las)?\s*(?:hay|tienen|ten[eé]s|tiene|tendr|consigo|puedo\s+(?:comprar|conseguir|retirar|encontrar)|venden|queda\s+stock))`,
  'iu',
)
/** What is asked of a branch itself, rather than of what it has. */
const OF_BRANCH =
  /\b(?:horarios?|hora|abren?|abiert[oa]s?|cierran?|direcci[oó]n|tel[eé]fono|llego|llegar|env[ií]os?|env[ií]an|estacionamiento|hablar|persona|atienden?)\b/iu

/** Reads a question for what the branches of a business have: "¿hay cemento en la sucursal Norte?", "¿en cuál hay?". */
export function placeWish(
  { branches: forms = [] }: Pick<BotSnapshot, 'branches'>,
  text: string,
): PlaceWish | undefined {
  if (forms.length === 0 || OF_BRANCH.test(text)) return undefined
  const branches = new Map<number, Branch>()
  let rest = text
  const places = forms.flatMap((form) => placesIn(text, form)).toSorted((a, b) => b.start - a.start)
  for (const { branch, start, end } of places) {
    const before = text.slice(0, start)
    const lead =
      BEFORE.exec(before)?.[0] ?? (/\b[yo]\s+(?:en\s+)?$/i.test(before) && branches.size > 0 ? '' : undefined)
    if (lead === undefined) continue
    branches.set(branch.id, branch)
    rest = `${rest.slice(0, start - lead.length)} ${rest.slice(end)}`
  }
  if (branches.size > 0) return { branches: [...branches.values()].reverse(), rest: rest.replace(/\s+/g, ' ') }
  return WHERE.test(text) ? { branches: [], rest: text.replace(WHERE, ' ').replace(/\s+/g, ' ') } : undefined
}
