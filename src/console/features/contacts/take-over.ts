import type { components } from '../../../../generated/api.d.ts'

/** The labels of the buttons that copy a value that the customer left into their contact. */
export const takeOverLabels: Readonly<
  Record<NonNullable<components['schemas']['CollectedValue']['completes']>, string>
> = { email: 'Usar como correo', phone: 'Usar como teléfono' }
