/**
 * Variables available in outgoing texts, with their labels. Custom fields of a contact are `contacto.campo.<key>`, values
 * of entities `entidad.<name>`, and fields that a webhook returned `consulta.<name>`.
 */
export const knownVariables: readonly { name: string; label: string; sample: string }[] = [
  { name: 'contacto.nombre', label: 'Nombre del contacto', sample: 'Ana' },
  { name: 'contacto.telefono', label: 'Teléfono del contacto', sample: '+54 9 351 555-0100' },
  { name: 'usuario.nombre', label: 'Nombre de quien atiende', sample: 'Lucía' },
  { name: 'area.nombre', label: 'Nombre del área', sample: 'Ventas' },
  { name: 'area.equipo', label: 'De qué equipo es quien atiende', sample: 'de Ventas' },
  { name: 'negocio.nombre', label: 'Nombre del negocio', sample: 'El negocio' },
  { name: 'negocio.direccion', label: 'Dirección del negocio', sample: 'San Martín 1234' },
  { name: 'negocio.telefono', label: 'Teléfono del negocio', sample: '+54 351 555-0123' },
  { name: 'negocio.correo', label: 'Correo del negocio', sample: 'hola@negocio.example' },
  { name: 'negocio.sitio', label: 'Sitio del negocio', sample: 'https://negocio.example' },
  { name: 'negocio.redes', label: 'Redes del negocio', sample: 'Instagram: @negocio' },
  { name: 'negocio.valoracion', label: 'Página de valoración', sample: 'https://negocio.example/opinar' },
  { name: 'horario.atencion', label: 'Horario de atención', sample: 'de lunes a viernes de 9 a 18' },
  { name: 'lugar', label: 'Lugar en la fila', sample: '3' },
  { name: 'horario.proximo', label: 'Cuándo abre', sample: 'mañana a las 9' },
  { name: 'espera.habitual', label: 'Cuánto suele tardar', sample: '(en general, en unos 15 minutos)' },
]

/** Returns what people call a variable; its name if it is none of these. */
export const variableLabel = (name: string): string => knownVariables.find((one) => one.name === name)?.label ?? name

const WRITTEN = /\{\{([^{}]*)\}\}/g
const NAME = /^\s*([\p{L}\w.]+)\s*(?:\|\s*"[^"]*"\s*)?$/u
/** A custom field of a contact, an entity's value, or a field that a webhook returned. */
const FIELD = /^(?:contacto\.campo\.[a-z0-9_]{1,40}|entidad\.[a-z][a-z0-9_]{1,39}|consulta\.[a-z][a-z0-9_]{0,39})$/

/** A value that only the answers to an intent have: they ask for it or look it up. */
const ASKED = /^(?:entidad|consulta)\./

/**
 * Returns the unknown variables in a text, as written.
 * @param isAsked the text may show values of entities and fields of a webhook
 */
export function unknownVariables(text: string, { isAsked = true }: { isAsked?: boolean } = {}): string[] {
  return [...text.matchAll(WRITTEN)].flatMap(([, inner = '']) => {
    const name = NAME.exec(inner)?.[1]
    const known = name !== undefined && (FIELD.test(name) || knownVariables.some((one) => one.name === name))
    return known && (isAsked || !ASKED.test(name)) ? [] : [inner.trim()]
  })
}
