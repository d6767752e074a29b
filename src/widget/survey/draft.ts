// What somebody answered and did not send yet. It stays in this tab only, so that a page that is loaded again goes on
// where it was; the page sets no cookies.

/** The answers of a page as they are typed. */
interface Draft {
  /** tells this answer from others: the same one after the page is loaded again */
  key: string
  /** the place of the question that is shown */
  at: number
  /** names and values of fields */
  fields: (readonly [name: string, value: string])[]
}

const KEY = 'key'

/** Returns what keeps the answers of a form. They are kept by the address of the survey. */
export function draftOf(form: HTMLFormElement, address: string) {
  const place = `survey ${address}`
  return {
    /** Fills in what was kept. Returns the question that was shown; undefined if nothing was kept. */
    restore(): number | undefined {
      const draft = read(place)
      if (!draft) return undefined
      const key = form.elements.namedItem(KEY)
      if (key instanceof HTMLInputElement) key.value = draft.key
      // What the server shows again was sent later than what is kept.
      if (typedIn(form).length === 0) fill(form, draft.fields)
      return draft.at
    },
    keep(at: number): void {
      const draft: Draft = { key: String(new FormData(form).get(KEY)), at, fields: typedIn(form) }
      try {
        sessionStorage.setItem(place, JSON.stringify(draft))
      } catch {
        // Without storage the page still works until it is left.
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(place)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

function read(place: string): Draft | undefined {
  try {
    const { key, at, fields } = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Draft>
    return key && typeof at === 'number' && Array.isArray(fields) ? { key, at, fields } : undefined
  } catch {
    return undefined
  }
}

/** The names and values of the fields that say something. */
function typedIn(form: HTMLFormElement): (readonly [string, string])[] {
  return [...new FormData(form)]
    .map(([name, value]) => [name, String(value)] as const)
    .filter(([name, value]) => name !== KEY && value !== '')
}

function fill(form: HTMLFormElement, fields: Draft['fields']): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const values = fields.filter(([name]) => name === control.name).map(([, value]) => value)
    if (control.type === 'checkbox' || control.type === 'radio')
      (control as HTMLInputElement).checked = values.includes(control.value)
    else if (control.type !== 'hidden') control.value = values[0] ?? ''
  }
}
