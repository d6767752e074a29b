import { fold } from '../../../contract/phrase.ts'
import { type FieldTexts, Problem } from '../../foundation/http/problem.ts'

/** The kinds of things that content refers to by name. */
export type Kind =
  | 'area'
  | 'label'
  | 'group'
  | 'category'
  | 'entity'
  | 'intent'
  | 'response'
  | 'secondary'
  | 'file'
  | 'form'
  | 'branch'
  | 'characteristic'

const titles: Readonly<Record<Kind, string>> = {
  area: 'El área',
  label: 'La etiqueta',
  group: 'El grupo',
  category: 'La categoría',
  entity: 'La entidad',
  intent: 'La intención',
  response: 'La respuesta',
  secondary: 'La respuesta secundaria',
  file: 'El archivo adjunto',
  form: 'El formulario',
  branch: 'La sucursal',
  characteristic: 'La característica',
}

/** Thrown for names that nothing has: the places that have one of them have the same cause. */
export class UnknownName extends Problem {
  constructor(text: string, fields?: FieldTexts) {
    super(422, 'invalid', text, fields)
  }
}

/** The ids of a bot's things by name, and their names by id. Case and accents do not matter, as in the store. */
export class Names {
  readonly #ids = new Map<string, number>()
  readonly #names = new Map<string, string>()
  readonly #refused = new Set<string>()

  add(kind: Kind, name: string, id: number): void {
    this.#ids.set(key(kind, name), id)
    this.#names.set(`${kind} ${id}`, name)
  }

  /** Notes that something was refused: what refers to it is not to blame. */
  refuse(kind: Kind, name: string): void {
    this.#refused.add(key(kind, name))
  }

  isRefused(kind: Kind, name: string): boolean {
    return this.#refused.has(key(kind, name))
  }

  /** Returns undefined if nothing has the name. */
  find(kind: Kind, name: string): number | undefined {
    return this.#ids.get(key(kind, name))
  }

  /** @throws Problem without a field if nothing has the name */
  id(kind: Kind, name: string): number {
    const id = this.find(kind, name)
    if (id === undefined) throw new UnknownName(unknownName(kind, name))
    return id
  }

  /** Returns undefined for something that was deleted. */
  name(kind: Kind, id: number): string | undefined {
    return this.#names.get(`${kind} ${id}`)
  }
}

/** Returns what is said about a name that nothing has. */
export const unknownName = (kind: Kind, name: string): string =>
  `${titles[kind]} «${[...name].slice(0, 60).join('')}» no existe. ${kind === 'file' || kind === 'form' ? 'Agrégalo' : 'Agrégala'} o corrige el nombre.`

const key = (kind: Kind, name: string) => `${kind} ${kind === 'file' ? name : fold(name.trim())}`
