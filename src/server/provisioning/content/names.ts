import { fold } from '../../../contract/phrase.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'

/** The kinds of things that content refers to by name. */
export type Kind = 'area' | 'label' | 'category' | 'entity' | 'intent' | 'response' | 'secondary' | 'file'

const titles: Readonly<Record<Kind, string>> = {
  area: 'El área',
  label: 'La etiqueta',
  category: 'La categoría',
  entity: 'La entidad',
  intent: 'La intención',
  response: 'La respuesta',
  secondary: 'La respuesta secundaria',
  file: 'El archivo adjunto',
}

/** The ids of a bot's things by name, and their names by id. Case and accents do not matter, as in the store. */
export class Names {
  readonly #ids = new Map<string, number>()
  readonly #names = new Map<string, string>()

  add(kind: Kind, name: string, id: number): void {
    this.#ids.set(key(kind, name), id)
    this.#names.set(`${kind} ${id}`, name)
  }

  has(kind: Kind, name: string): boolean {
    return this.#ids.has(key(kind, name))
  }

  /** @throws Problem if nothing has the name */
  id(kind: Kind, name: string): number {
    const id = this.#ids.get(key(kind, name))
    if (id === undefined)
      throw invalidProblem(kind, `${titles[kind]} «${name}» no existe. Agrégalo o corrige el nombre.`)
    return id
  }

  /** Returns undefined for something that was deleted. */
  name(kind: Kind, id: number): string | undefined {
    return this.#names.get(`${kind} ${id}`)
  }
}

const key = (kind: Kind, name: string) => `${kind} ${kind === 'file' ? name : fold(name.trim())}`
