// What an address of another system may hide: its query and its user are as secret as a password, whatever their names.

/** What an address lost. Query values go by the names of their parameters. */
const USER = 'usuario y contraseña'
const PATH = 'parte de la dirección'
const QUERY = 'consulta de la dirección'

/** A part of a path that nobody would choose: at least 16 signs, letters and digits mixed. */
const RANDOM = /^(?=.*\d)(?=.*[a-z])[\w.~+-]{16,}$/i

/** A variable is filled in for each customer. */
const VARIABLE = /^(?:\{\{[^{}]*\}\}|%7B%7B[^&]*%7D%7D)$/i

/**
 * Returns an address without what may be secret: its user, each value of its query that is not a variable, and the
 * parts of its path that look random. Each is replaced by `instead`.
 * @returns the address, and the names of what it lost
 */
export function withoutAddressSecrets(address: string, instead = ''): { address: string; missing: string[] } {
  const missing: string[] = []
  const lose = (name: string) => {
    missing.push(name)
    return instead
  }
  const written = address
    .replace(/^(\w+:\/\/)[^/?#]*@/, (_, scheme: string) => `${scheme}${lose(USER) && `${instead}@`}`)
    .replace(/\?[^#]*/, (query) =>
      query.replace(/([?&])([^&]*)/g, (pair, sign: string, part: string) => {
        const [name = '', ...values] = part.split('=')
        const value = values.join('=')
        if (part === '' || (values.length > 0 && value === '') || isVariable(value || name)) return pair
        // A part without a name, such as `?x7f3`, is a value itself.
        return values.length === 0 || name === '' ? sign + lose(QUERY) : `${sign}${name}=${lose(decoded(name))}`
      }),
    )
    .replace(/^(\w+:\/\/[^/?#]*)(\/[^?#]*)/, (whole, host: string, path: string) => {
      const kept = path.split('/').map((part) => (RANDOM.test(part) ? instead : part))
      if (kept.join('/') === path) return whole
      lose(PATH)
      return host + kept.join('/')
    })
  return { address: written, missing: [...new Set(missing)] }
}

const isVariable = (value: string) => VARIABLE.test(value)

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
