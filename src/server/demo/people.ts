import type { Random } from './random.ts'

const GIVEN =
  'Agustina Alejandro Ana Andrea Antonella Ariel Belén Bruno Camila Carlos Carolina Catalina Cecilia Claudia Cristian Damián Daniela Darío Débora Eduardo Elena Emilia Ezequiel Facundo Federico Fernanda Florencia Franco Gabriela Gastón Graciela Guillermo Gustavo Héctor Hernán Ignacio Inés Ivana Javier Jimena Joaquín Jorge José Juan Juana Julián Karina Laura Leandro Leonardo Liliana Lorena Luciano Luis Macarena Malena Marcela Marcos María Mariana Mariano Martín Matías Maximiliano Mercedes Micaela Milagros Mónica Nahuel Natalia Nicolás Noelia Norma Olga Osvaldo Pablo Patricia Paula Pedro Pilar Rafael Ramiro Raúl Ricardo Rocío Rodrigo Romina Rosa Sabrina Santiago Sebastián Sergio Silvia Sol Soledad Susana Teresa Valentín Verónica Victoria Walter Ximena Yanina'.split(
    ' ',
  )
const SURNAMES =
  'Acosta Aguirre Álvarez Arias Ávila Barrios Benítez Blanco Bravo Bustos Cabrera Cáceres Cardozo Castillo Castro Córdoba Coronel Correa Díaz Domínguez Duarte Escobar Fernández Ferreyra Figueroa Flores Franco Funes Gallardo García Giménez Godoy Gómez González Gutiérrez Guzmán Heredia Hernández Herrera Ibáñez Juárez Ledesma Leiva López Lucero Luna Maidana Maldonado Mansilla Martínez Medina Méndez Mendoza Miranda Molina Morales Moreno Moyano Muñoz Navarro Núñez Ojeda Olivera Ortiz Páez Paz Peralta Pereyra Pérez Ponce Quiroga Ramírez Ramos Ríos Rivero Rodríguez Rojas Roldán Romero Ruiz Sánchez Silva Soria Sosa Suárez Toledo Torres Vallejos Vargas Vázquez Vega Velázquez Vera Villalba Zárate Zapata'.split(
    ' ',
  )
const COMPANIES =
  'Construcciones del Sur|Estudio Arboleda|Pinturerías Lagos|Hotel Los Cipreses|Transporte Cuyo|Vivero La Huella|Consorcio San Martín 480|Metalúrgica Roca|Escuela Nueva Aurora|Bar El Encuentro'.split(
    '|',
  )
const CITIES: readonly (readonly [name: string, code: string, weight: number])[] = [
  ['Córdoba', '351', 30],
  ['Rosario', '341', 22],
  ['Mendoza', '261', 16],
  ['Buenos Aires', '11', 14],
  ['Villa María', '353', 6],
  ['San Luis', '266', 5],
  ['Río Cuarto', '358', 4],
  ['Santa Fe', '342', 3],
]

export interface Person {
  name: string
  given: string
  phone: string
  email: string | null
  company: string
  city: string
}

/** Generates a person. `serial` makes the phone number and e-mail unique. */
export function person(random: Random, serial: number): Person {
  const given = random.pick(GIVEN)
  const surname = random.pick(SURNAMES)
  const [city, code] = CITIES[random.weighted(CITIES.map(([, , weight]) => weight))] ?? ['Córdoba', '351']
  const digits = String((serial * 7919 + 104_729) % 10 ** (10 - code.length)).padStart(10 - code.length, '4')
  return {
    name: `${given} ${surname}`,
    given,
    phone: `+549${code}${digits}`,
    email: random.chance(0.45) ? `${ascii(given)}.${ascii(surname)}${serial}@correo.example` : null,
    company: random.chance(0.12) ? random.pick(COMPANIES) : '',
    city,
  }
}

function ascii(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
}
