import { type RoleId, roles } from '../foundation/scope/roles.ts'
import { bakery } from './business/bakery.ts'
import { dental } from './business/dental.ts'
import { hardware } from './business/hardware.ts'

/** The password of all demo users. It is printed at startup. Demo data is rejected in production. */
export const demoPassword = 'consola-demo'

interface Cast {
  username: string
  name: string
  /** role shown on the start page */
  role: string
  note: string
  admin?: true
  /** name of the bot, role and names of the areas */
  member: readonly (readonly [bot: string, role: RoleId, ...areas: string[]])[]
}

const { administrador, editor, operador, coordinador } = roles
const [shop, clinic, bread] = [hardware.name, dental.name, bakery.name]

/** All demo users in the order of their ids. */
export const demoCast: readonly Cast[] = [
  {
    username: 'marina',
    name: 'Marina Sosa',
    role: 'Administradora',
    note: `Ve y hace todo en ${shop}`,
    member: [[shop, administrador, 'Administración']],
  },
  {
    username: 'esteban',
    name: 'Esteban Quiroga',
    role: 'Editor',
    note: `Escribe los contenidos de ${shop}`,
    member: [[shop, editor]],
  },
  {
    username: 'lucia',
    name: 'Lucía Ferreyra',
    role: 'Operadora',
    note: `Atiende Ventas en ${shop}`,
    member: [[shop, operador, 'Ventas']],
  },
  {
    username: 'tomas',
    name: 'Tomás Ledesma',
    role: 'Operador',
    note: `Atiende Ventas y Reclamos en ${shop}`,
    member: [[shop, operador, 'Ventas', 'Reclamos']],
  },
  {
    username: 'julieta',
    name: 'Julieta Maidana',
    role: 'Operadora',
    note: `Atiende Envíos en ${shop}`,
    member: [[shop, operador, 'Envíos']],
  },
  {
    username: 'carla',
    name: 'Carla Benítez',
    role: 'Coordinadora',
    note: `Reparte las conversaciones de todas las áreas de ${shop}`,
    member: [[shop, coordinador, 'Ventas', 'Reclamos', 'Administración', 'Envíos']],
  },
  {
    username: 'gabriel',
    name: 'Gabriel Arias',
    role: 'Administrador de la plataforma',
    note: 'Ve todos los chatbots y las conexiones de usuario',
    admin: true,
    member: [],
  },
  { username: 'nadia', name: 'Nadia Roldán', role: 'Sin chatbot', note: 'Recién registrada', member: [] },
  {
    username: 'bruno',
    name: 'Bruno Pereyra',
    role: 'Administrador, plan 1',
    note: `Dueño de ${bread}: respuestas rápidas y formulario de contacto`,
    member: [[bread, administrador, 'Pedidos']],
  },
  {
    username: 'valeria',
    name: 'Valeria Oviedo',
    role: 'Varios chatbots',
    note: `Administradora de ${clinic}, Editora de ${bread} y Operadora de ${shop}`,
    member: [
      [shop, operador, 'Administración'],
      [clinic, administrador],
      [bread, editor],
    ],
  },
  {
    username: 'diego',
    name: 'Diego Villalba',
    role: 'Operador',
    note: `Da los turnos de ${clinic}`,
    member: [[clinic, operador, 'Turnos']],
  },
  {
    username: 'sofia',
    name: 'Sofía Castro',
    role: 'Coordinadora',
    note: `Secretaria de ${clinic}`,
    member: [[clinic, coordinador, 'Turnos', 'Obras sociales', 'Urgencias']],
  },
  {
    username: 'martin',
    name: 'Martín Zárate',
    role: 'Editor',
    note: `Escribe los contenidos de ${clinic}`,
    member: [[clinic, editor]],
  },
  {
    username: 'paula',
    name: 'Paula Godoy',
    role: 'Operadora, plan 1',
    note: `Atiende el mostrador de ${bread}`,
    member: [[bread, operador, 'Mostrador', 'Pedidos']],
  },
]

/** The demo users for the start page. */
export const demoUsers = demoCast.map(({ username, role, note }) => ({ username, password: demoPassword, role, note }))
