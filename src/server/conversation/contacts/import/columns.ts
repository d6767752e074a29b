import { fieldsOfHeadings } from '../../../foundation/spreadsheet/headings.ts'

/** What a column of a file can be imported as, besides the own fields of a bot (`custom.` and the key). */
export const FIELDS = [
  'code',
  'name',
  'last_name',
  'phone',
  'email',
  'document',
  'company',
  'city',
  'province',
  'country',
  'marketing',
  'labels',
] as const

/** Headings by which a column is recognized; the first is the name of the field. */
const headings: Readonly<Record<(typeof FIELDS)[number], readonly string[]>> = {
  code: ['código de contacto'],
  name: [
    'nombre',
    'nombres',
    'nombre y apellido',
    'apellido y nombre',
    'nombre completo',
    'cliente',
    'contacto',
    'name',
    'full name',
    'first name',
  ],
  last_name: ['apellido', 'apellidos', 'last name', 'surname'],
  phone: [
    'telefono',
    'tel',
    'celular',
    'cel',
    'movil',
    'whatsapp',
    'numero',
    'numero de telefono',
    'telefono celular',
    'phone',
    'mobile',
  ],
  email: ['correo', 'correo electronico', 'email', 'e-mail', 'mail'],
  document: ['documento', 'dni', 'cuit', 'cuil', 'rut', 'cpf', 'nro documento', 'numero de documento'],
  company: ['empresa', 'compañía', 'compania', 'razon social', 'negocio', 'company'],
  city: ['localidad', 'ciudad', 'city'],
  province: ['provincia', 'estado', 'departamento', 'region', 'province'],
  country: ['pais', 'country'],
  marketing: [
    'campañas',
    'acepta campañas',
    'campanas',
    'acepta campanas',
    'consentimiento',
    'acepta publicidad',
    'acepta promociones',
    'suscripto',
    'marketing',
  ],
  labels: ['etiquetas', 'etiqueta', 'tags', 'labels'],
}

/**
 * Returns the field that each column seems to have, by its heading; empty for an unknown one. Each field is given once.
 * @param own keys and labels of the bot's own fields
 */
export const guessFields = (titles: readonly string[], own: readonly { key: string; label: string }[]): string[] =>
  fieldsOfHeadings(titles, [
    ...FIELDS.map((field) => [field, headings[field]] as const),
    ...own.map(({ key, label }) => [`custom.${key}`, [key, label]] as const),
  ])
