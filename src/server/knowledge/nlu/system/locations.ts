import { Gazetteer } from '../gazetteer.ts'
import { tokenize } from '../tokens.ts'
import { hitsOf, type SystemHit, type SystemQuestion, withoutOverlaps } from './hit.ts'

const PROVINCES =
  'Buenos Aires|Catamarca|Chaco|Chubut|Ciudad Autónoma de Buenos Aires=CABA,Capital Federal,Ciudad de Buenos Aires|Córdoba|Corrientes|Entre Ríos|Formosa|Jujuy|La Pampa|La Rioja|Mendoza|Misiones|Neuquén|Río Negro|Salta|San Juan|San Luis|Santa Cruz|Santa Fe|Santiago del Estero|Tierra del Fuego|Tucumán'
const CITIES =
  'Avellaneda|Azul|Bahía Blanca|Bariloche=San Carlos de Bariloche|Belén de Escobar=Escobar|Berazategui|Campana|Carlos Paz=Villa Carlos Paz|Chivilcoy|Comodoro Rivadavia|Concepción del Uruguay|Concordia|Cipolletti|El Calafate|Esquel|Ezeiza|Florencio Varela|General Roca|Godoy Cruz|Gualeguaychú|Ituzaingó|José C. Paz|Junín|La Matanza|La Plata|Lanús|Lomas de Zamora|Luján|Mar del Plata|Merlo|Monte Grande|Morón|Necochea|Olavarría|Oberá|Paraná|Pergamino|Pilar|Posadas|Puerto Iguazú=Iguazú|Puerto Madryn|Quilmes|Rafaela|Rawson|Reconquista|Resistencia|Río Cuarto|Río Gallegos|Río Grande|Rosario|San Fernando|San Isidro|San Justo|San Martín de los Andes|San Miguel de Tucumán|San Nicolás|San Rafael|San Salvador de Jujuy|Santa Rosa|Tandil|Tigre|Trelew|Trenque Lauquen|Tres Arroyos|Ushuaia|Venado Tuerto|Vicente López|Viedma|Villa Gesell|Villa María|Villa Mercedes|Zárate'

const places = new Gazetteer()
for (const entry of `${PROVINCES}|${CITIES}`.split('|')) {
  const [name = '', others = ''] = entry.split('=')
  for (const written of [name, ...others.split(',').filter(Boolean)]) places.add(written, 'location', name)
}

/** A street address: street type, name and number. */
const ADDRESS =
  /(?<![\p{L}\p{N}])(?:(?:av(?:da|enida)?\.?|calle|pasaje|pje\.?|bv\.?|boulevard|diagonal|ruta)\s+)(?:[\p{L}\d.°]+\s+){0,4}?(?:(?:n[°ºro.]*\s*)?\d{1,5})(?![\p{L}\p{N}])/giu

/**
 * Argentine provinces, larger cities, and street addresses with a number; value: the place's name, or the address as
 * written. Place names that are also common words ("azul", "pilar") must be capitalized.
 */
export const location = ({ text }: Pick<SystemQuestion, 'text'>): SystemHit[] => {
  const tokens = tokenize(text)
  const known: SystemHit[] = []
  for (const { first, end, meanings } of places.hits(tokens)) {
    const [from, to] = [tokens[first], tokens[end - 1]]
    const isName =
      end - first > 1 ||
      /^\p{Lu}/u.test(from?.text ?? '') ||
      !/^(?:azul|pilar|tigre|campana|resistencia|reconquista|concordia|chaco|salta|lujan|escobar|formosa)$/.test(
        from?.folded ?? '',
      )
    if (from && to && isName) known.push({ start: from.start, end: to.end, value: meanings[0]?.value ?? '' })
  }
  return withoutOverlaps([...hitsOf(text, ADDRESS, ([found]) => found.trim()), ...known])
}
