import { sql } from 'kysely'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'

/** Refuses one more contact of an area than it may have. 422 with the next step. */
export const refuseMoreInArea = (areaId: number): Promise<void> =>
  refuseBeyond(
    { most: MaximumsLimits.area_contacts, noun: 'contactos en el área', next: 'Quita uno.' },
    'area_contact',
    sql`area_id = ${areaId}`,
  )
