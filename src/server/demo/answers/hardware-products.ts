import type { Answer } from './types.ts'

const sales = ['Hablar con Ventas', 'área: Ventas'] as const
const prices = ['Ver precios', 'Precio de un producto'] as const
const delivery = ['Costo de envío', 'Costo de envío'] as const

/** Answers of the hardware store's bot about products and services. */
export const hardwareProducts: Readonly<Record<string, Answer>> = {
  'Precio de un producto': {
    category: 'Productos',
    says: [
      'Precios de hoy: **taladro percutor 650 W** $ 89.900, **amoladora 115 mm** $ 72.500, **látex interior 20 l** $ 64.300, **cemento 50 kg** $ 11.200. Si buscás otro producto, decinos cuál y Ventas te pasa el precio.',
    ],
    buttons: [['Preguntar a Ventas', 'área: Ventas'], ['Cuotas', 'Cuotas y promociones'], delivery],
  },
  'Stock de un producto': {
    category: 'Productos',
    says: [
      'Casi todo el catálogo está en las tres sucursales: herramientas, pinturas, electricidad, plomería y obra. Si me decís el modelo, Ventas te confirma dónde queda y te lo guarda.',
    ],
    buttons: [
      ['Confirmar con Ventas', 'área: Ventas'],
      ['Reservar', 'Reservar un producto'],
    ],
  },
  'Herramientas eléctricas': {
    category: 'Productos',
    says: [
      'Sí, tenemos **taladros percutores** y a batería, rotomartillos, amoladoras, sierras, lijadoras y soldadoras, de Bosch, Makita y Black & Decker. El taladro percutor de 650 W está $ 89.900.',
    ],
    buttons: [prices, sales],
  },
  'Herramientas manuales': {
    category: 'Productos',
    says: [
      'Hay martillos, destornilladores, pinzas, llaves, niveles y cintas métricas. El juego de llaves combinadas está $ 48.750.',
    ],
    buttons: [prices, sales],
  },
  'Pinturas y látex': {
    category: 'Productos',
    says: [
      'Trabajamos Alba y Sinteplast: látex interior y exterior, esmaltes, barnices y membranas, y preparamos colores. Un litro rinde unos 10 m² por mano.',
    ],
    buttons: [prices, sales],
  },
  Electricidad: {
    category: 'Productos',
    says: [
      'Sí: cables, térmicas y disyuntores, enchufes, teclas, tableros, lámparas y focos LED. El rollo de 100 m de cable de 2,5 mm está $ 96.200.',
    ],
    buttons: [prices, sales],
  },
  'Plomería y sanitarios': {
    category: 'Productos',
    says: [
      'Hay caños, conexiones, canillas y grifería FV, sifones, flexibles, bombas y tanques. Si es por una pérdida, mandanos una foto y te decimos qué llevar.',
    ],
    buttons: [prices, sales],
  },
  'Tornillos y fijaciones': {
    category: 'Productos',
    says: [
      'Tenemos tornillos, tarugos, clavos, bulones y brocas de todas las medidas, sueltos o por caja. La caja de autoperforantes está $ 9.800.',
    ],
    buttons: [prices, sales],
  },
  Cerraduras: {
    category: 'Productos',
    says: [
      'Hay cerraduras para puertas de madera y de chapa, cerrojos, candados y cilindros Trabex. La de doble paleta está $ 36.900.',
    ],
    buttons: [['Copia de llaves', 'Copia de llaves'], sales],
  },
  Jardín: {
    category: 'Productos',
    says: [
      'Para el jardín hay bordeadoras, cortadoras, mangueras, riego, macetas y tierra. La manguera reforzada de 25 m está $ 28.600.',
    ],
    buttons: [prices, sales],
  },
  'Materiales de obra': {
    category: 'Productos',
    says: [
      'Sí: cemento, cal, arena, hierro, ladrillos, chapas y placas de yeso, con entrega en obra. La bolsa de cemento de 50 kg está $ 11.200.',
    ],
    buttons: [['Pedir presupuesto', 'Pedir un presupuesto'], delivery],
  },
  'Marcas que trabajamos': {
    category: 'Productos',
    says: ['Trabajamos Bosch, Makita, Stanley, Black & Decker, Alba, Sinteplast, FV y Trabex.'],
    buttons: [prices, sales],
  },
  'Alquiler de herramientas': {
    category: 'Servicios',
    says: [
      'Alquilamos hormigoneras, andamios, martillos demoledores e hidrolavadoras, por día o por semana. Traé tu documento; Ventas te pasa precio y disponibilidad.',
    ],
    buttons: [sales, ['Ver sucursales', 'Dirección de las sucursales']],
  },
  'Afilado de herramientas': {
    category: 'Servicios',
    says: ['Afilamos cuchillos, tijeras, cadenas, discos y mechas en la sucursal Centro. Tarda unas 48 horas.'],
    buttons: [['Ver sucursales', 'Dirección de las sucursales']],
  },
  Repuestos: {
    category: 'Servicios',
    says: [
      'Hay carbones, mandriles, baterías, carreteles y cartuchos. Con la marca y el modelo te decimos si está o cuánto tarda.',
    ],
    buttons: [
      ['Preguntar a Ventas', 'área: Ventas'],
      ['Servicio técnico', 'Servicio técnico'],
    ],
  },
  'Manual de un producto': {
    category: 'Servicios',
    says: ['Decinos la marca y el modelo y te mandamos el manual en español por acá.'],
    buttons: [sales, ['Servicio técnico', 'Servicio técnico']],
  },
}
