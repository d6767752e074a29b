import type { components } from '../../../../generated/api.d.ts'

/** What the buttons say that make what a customer left a datum of their contact. */
export const takeOverLabels: Readonly<
  Record<NonNullable<components['schemas']['CollectedValue']['completes']>, string>
> = { email: 'Usar como correo', phone: 'Usar como teléfono' }
