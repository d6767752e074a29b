import { hardwareProducts } from './hardware-products.ts'
import type { Answers } from './types.ts'

/** Answers of the hardware store's bot. */
export const hardware: Answers = {
  answers: {
    'Horarios de atención': {
      category: 'Atención',
      says: [
        'Abrimos de **lunes a viernes de 8 a 18** y los **sábados de 8 a 13**.',
        'Te esperamos de lunes a viernes de 8 a 18 y los sábados de 8 a 13.',
        'El horario es de 8 a 18 en la semana, y los sábados hasta las 13.',
      ],
      buttons: [
        ['Ver sucursales', 'Dirección de las sucursales'],
        ['Feriados', 'Feriados'],
      ],
    },
    'Dirección de las sucursales': {
      category: 'Atención',
      says: [
        'Hay tres sucursales: **Centro** (San Martín 450), **Norte** (Av. Rafael Núñez 3900) y **Sur** (Vélez Sarsfield 2100).',
        'Estamos en San Martín 450, en Rafael Núñez 3900 y en Vélez Sarsfield 2100.',
      ],
      buttons: [
        ['Horarios', 'Horarios de atención'],
        ['Estacionamiento', 'Estacionamiento'],
      ],
      when: [
        {
          ...{ entity: 'sucursal', is: 'Centro', says: ['La sucursal **Centro** está en San Martín 450.'] },
          buttons: [['Horarios', 'Horarios de atención']],
        },
        {
          ...{ entity: 'sucursal', is: 'Norte', says: ['La sucursal **Norte** está en Av. Rafael Núñez 3900.'] },
          buttons: [['Estacionamiento', 'Estacionamiento']],
        },
      ],
    },
    Teléfonos: {
      category: 'Atención',
      says: ['Podés llamarnos al 0351 555-0142, de lunes a viernes de 8 a 18. Por acá también te respondemos.'],
      buttons: [['Hablar con Ventas', 'área: Ventas']],
    },
    Feriados: {
      category: 'Atención',
      says: ['Los feriados nacionales las sucursales permanecen cerradas.', 'En los feriados no abrimos.'],
    },
    Estacionamiento: {
      category: 'Atención',
      says: ['Las sucursales Norte y Sur tienen estacionamiento propio y sin cargo. La del Centro no tiene.'],
    },
    Agradecimiento: { says: ['¡De nada! Acá estamos para lo que necesites.', '¡Gracias por escribirnos!'] },
    'Formas de pago': {
      category: 'Compras',
      says: [
        'Podés pagar en efectivo, con transferencia, con billeteras virtuales y con todas las tarjetas.',
        'Aceptamos efectivo, transferencia, billeteras virtuales, débito y crédito.',
      ],
      buttons: [
        ['Cuotas', 'Cuotas y promociones'],
        ['Factura A', 'Factura A'],
      ],
    },
    'Cuotas y promociones': {
      category: 'Compras',
      says: ['Con tarjeta hay **6 cuotas fijas**. Por transferencia hay un 10 % de descuento.'],
    },
    'Factura A': {
      category: 'Compras',
      says: [
        'Para la factura A necesitamos tu constancia de CUIT. Mandánosla por acá; si ya compraste, sumá el número de ticket.',
      ],
      buttons: [['Administración', 'área: Administración']],
    },
    'Pedir un presupuesto': {
      category: 'Compras',
      says: [
        'Para armar tu presupuesto necesitamos la lista de productos con sus cantidades. También sirve una foto.',
        'Con la lista de productos y sus cantidades se arma el presupuesto en el día.',
      ],
      buttons: [['Enviar a Ventas', 'área: Ventas']],
    },
    'Venta mayorista': {
      category: 'Compras',
      says: ['Para obras, empresas y revendedores hay **precios mayoristas** desde $ 500.000.'],
      buttons: [
        ['Cuenta corriente', 'Cuenta corriente'],
        ['Hablar con Ventas', 'área: Ventas'],
      ],
    },
    'Cuenta corriente': {
      category: 'Compras',
      says: [
        'La cuenta corriente se abre con la constancia de CUIT y dos referencias comerciales. Por tu saldo o un pago, Administración te responde.',
      ],
      buttons: [['Administración', 'área: Administración']],
    },
    'Costo de envío': {
      category: 'Envíos',
      says: [
        'El envío en la ciudad cuesta $ 4.500 y es **sin cargo desde $ 60.000**. Fuera de la ciudad, Envíos te pasa el valor.',
        'Desde $ 60.000 el envío en la ciudad va sin cargo; si no, son $ 4.500. Fuera de la ciudad, Envíos te pasa el valor.',
      ],
      buttons: [
        ['Zonas de entrega', 'Zonas de entrega'],
        ['Retirar en sucursal', 'Retiro en sucursal'],
      ],
      follow: 'Oferta de ayuda',
    },
    'Zonas de entrega': {
      category: 'Envíos',
      says: [
        'Se entrega en toda la ciudad de Córdoba y en Carlos Paz, Villa Allende y Río Ceballos. Por otra zona, preguntale a Envíos.',
      ],
      buttons: [['Hablar con Envíos', 'área: Envíos']],
    },
    'Seguimiento de un pedido': {
      category: 'Envíos',
      says: ['Gracias. Envíos busca el pedido **{{entidad.pedido}}** y te dice dónde está.'],
      asks: ['pedido'],
      area: 'Envíos',
    },
    'Retiro en sucursal': {
      category: 'Envíos',
      says: [
        'Los pedidos se retiran sin costo, desde dos horas después de la compra y durante siete días. Traé el número de pedido; puede venir otra persona.',
      ],
    },
    'Cambios y devoluciones': {
      category: 'Posventa',
      says: [
        'Hay **30 días** para cambiar un producto, sin uso y con su ticket. Si vino fallado, o querés cancelar la compra o la plata, Reclamos lo ve con vos.',
        'Se aceptan cambios durante 30 días, con el producto sin uso y el ticket. Si vino fallado, o querés cancelar la compra o la plata, Reclamos lo ve con vos.',
      ],
      buttons: [['Hacer un reclamo', 'Hacer un reclamo']],
    },
    Garantía: {
      category: 'Posventa',
      says: [
        'Las herramientas eléctricas tienen un año de garantía de fábrica. Si la tuya falló, traela con la factura al servicio técnico.',
      ],
      buttons: [
        ['Servicio técnico', 'Servicio técnico'],
        ['Hacer un reclamo', 'Hacer un reclamo'],
      ],
    },
    'Servicio técnico': {
      category: 'Posventa',
      says: [
        'El servicio técnico recibe equipos en la sucursal Centro, de lunes a viernes de 9 a 13, y tarda unos 5 días hábiles. Te pasamos el costo antes.',
      ],
    },
    'Hacer un reclamo': {
      category: 'Posventa',
      says: [
        'Lamentamos el inconveniente. Contanos qué pasó: con el número de factura o de pedido, una persona de Reclamos lo resuelve.',
      ],
      buttons: [['Ir a Reclamos', 'área: Reclamos']],
    },
    ...hardwareProducts,
    Saludo: {
      says: [
        '¡Hola! Acá respondemos sobre **precios**, **stock** y **pedidos**. ¿Qué estás buscando?',
        '¡Hola! Contame qué necesitás.',
      ],
      buttons: [
        ['Horarios', 'Horarios de atención'],
        ['Pedir presupuesto', 'Pedir un presupuesto'],
        ['Costo de envío', 'Costo de envío'],
      ],
    },
    Despedida: { says: ['¡Gracias por escribirnos! Hasta pronto.'] },
    'Hablar con una persona': { category: 'Atención', says: ['Claro, te paso con el equipo.'], area: 'Ventas' },
    'Trabajar con nosotros': {
      category: 'Atención',
      says: ['Dejá tu CV en cualquier sucursal o mandalo por acá: cuando se abra una búsqueda te llamamos.'],
      buttons: [['Ver sucursales', 'Dirección de las sucursales']],
    },
    'Comprar por la web': {
      category: 'Compras',
      says: [
        'Por la web podés comprar todo el día, con los mismos precios del local, y elegir envío o retiro. Si algo falla al pagar, Ventas te ayuda.',
      ],
      buttons: [
        ['Formas de pago', 'Formas de pago'],
        ['Hablar con Ventas', 'área: Ventas'],
      ],
    },
    'Reservar un producto': {
      category: 'Compras',
      says: ['Te lo guardamos 48 horas sin seña. Decinos qué producto y en qué sucursal, y Ventas lo aparta.'],
      buttons: [['Reservar con Ventas', 'área: Ventas']],
    },
    'Demora de un pedido': {
      category: 'Envíos',
      says: [
        'Perdón por la demora. Los envíos tardan de 24 a 48 horas; si ya pasaron, Envíos busca tu pedido y te dice cuándo llega.',
      ],
      buttons: [['Hablar con Envíos', 'área: Envíos']],
    },
    'Copia de llaves': {
      category: 'Servicios',
      says: ['Las copias de llaves se hacen en el momento, en las tres sucursales.'],
    },
  },
  asides: [
    {
      name: 'Oferta de ayuda',
      kind: 'follow_up',
      says: ['¿Necesitás algo más?'],
      buttons: [
        ['Pedir presupuesto', 'Pedir un presupuesto'],
        ['Hablar con Ventas', 'área: Ventas'],
      ],
    },
    {
      name: 'Bienvenida',
      kind: 'greeting',
      says: [
        '¡Hola! Acá te respondemos sobre **precios**, **stock** y **pedidos**.',
        '¡Hola! ¿En qué te puedo ayudar?',
      ],
      buttons: [
        ['Horarios', 'Horarios de atención'],
        ['Pedir presupuesto', 'Pedir un presupuesto'],
        ['Costo de envío', 'Costo de envío'],
      ],
    },
    {
      name: 'No se entendió',
      kind: 'fallback',
      says: [
        'Perdón, no entendí. ¿Podrías decírmelo con otras palabras?',
        'No te entendí bien. ¿Me lo contás de otra forma?',
      ],
      buttons: [['Hablar con Ventas', 'área: Ventas']],
    },
  ],
}
