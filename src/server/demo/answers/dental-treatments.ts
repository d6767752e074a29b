import type { Answer } from './types.ts'

const book = ['Pedir un turno', 'Pedir un turno'] as const
const budget = ['Presupuesto', 'Presupuesto de un tratamiento'] as const
const urgent = ['Ir a Urgencias', 'área: Urgencias'] as const
const desk = ['Ir a Turnos', 'área: Turnos'] as const

/** Answers of the dental clinic's bot about treatments, emergencies, coverage and appointments. */
export const dentalTreatments: Readonly<Record<string, Answer>> = {
  'Confirmar un turno': {
    category: 'Turnos',
    says: ['¡Gracias por avisar! Con tu DNI, Turnos lo deja confirmado.'],
    buttons: [desk],
  },
  'Turnos disponibles': {
    category: 'Turnos',
    says: [
      'Hay turnos de lunes a viernes de 9 a 20 y los sábados de 9 a 13. Decinos qué día te queda bien y te buscamos lugar.',
    ],
    buttons: [desk],
  },
  'Turno para un niño': {
    category: 'Turnos',
    says: ['Atendemos chicos desde los 2 años. ¿Te anoto un turno?'],
    buttons: [book],
  },
  'Recordatorio de turno': {
    category: 'Turnos',
    says: ['Con tu DNI, Turnos te dice día y hora. Además te avisamos el día anterior.'],
    buttons: [desk],
  },
  Prepagas: {
    category: 'Coberturas',
    says: [
      'Atendemos por OSDE, Swiss Medical y Galeno. La credencial digital también sirve. Con otro seguro, te damos factura para el reintegro.',
    ],
    buttons: [book, ['Documentación', 'Documentación necesaria']],
  },
  Autorizaciones: {
    category: 'Coberturas',
    says: ['Mandanos una foto de la orden: te decimos si lleva autorización y la gestionamos con tu cobertura.'],
    buttons: [desk],
  },
  Reintegros: {
    category: 'Coberturas',
    says: ['Te damos factura y el informe del tratamiento para que los presentes en tu cobertura.'],
    buttons: [['Formas de pago', 'Formas de pago']],
  },
  'Presupuesto de un tratamiento': {
    category: 'Coberturas',
    says: [
      'Valores de referencia: limpieza $ 38.000, conducto $ 168.000, implante $ 620.000, blanqueamiento $ 145.000, placa de descanso $ 98.000, panorámica $ 31.500. Para arreglos, coronas, extracciones u otro tratamiento, el valor sale de la consulta ($ 22.000).',
    ],
    buttons: [book, ['Formas de pago', 'Formas de pago']],
  },
  Ortodoncia: {
    category: 'Tratamientos',
    says: [
      'Hacemos ortodoncia con brackets metálicos y estéticos, para chicos y adultos. El control mensual cuesta $ 42.000. Si se despegó algo o te pincha, te vemos antes del control.',
    ],
    buttons: [book, ['Alineadores', 'Alineadores transparentes']],
  },
  'Alineadores transparentes': {
    category: 'Tratamientos',
    says: ['Sí, hacemos alineadores. En la primera consulta se escanea la boca y ves cuánto duraría el tratamiento.'],
    buttons: [book],
  },
  Implantes: {
    category: 'Tratamientos',
    says: ['Un implante cuesta $ 620.000 y lleva de tres a seis meses. En la consulta vemos si necesitás un injerto.'],
    buttons: [book, ['Formas de pago', 'Formas de pago']],
  },
  Prótesis: {
    category: 'Tratamientos',
    says: ['Hacemos prótesis fijas y removibles, y reparamos las que se rompieron. El valor sale de la consulta.'],
    buttons: [book],
  },
  'Tratamiento de conducto': {
    category: 'Tratamientos',
    says: ['Se hace en una o dos sesiones, con anestesia, y cuesta $ 168.000.'],
    buttons: [book, budget],
  },
  'Extracción de muelas': {
    category: 'Tratamientos',
    says: ['Sacamos muelas, también las de juicio, con anestesia. Antes necesitamos una radiografía.'],
    buttons: [book, ['Cuidados', 'Cuidados después de una extracción']],
  },
  'Caries y arreglos': {
    category: 'Tratamientos',
    says: [
      'Un arreglo de caries se hace en una sesión, con resina del color del diente. Si se te salió uno, lo reponemos.',
    ],
    buttons: [book, budget],
  },
  Odontopediatría: {
    category: 'Tratamientos',
    says: ['Atendemos chicos desde los 2 años: controles, flúor, selladores y arreglos.'],
    buttons: [['Turno para un niño', 'Turno para un niño']],
  },
  'Radiografía panorámica': {
    category: 'Tratamientos',
    says: ['La panorámica se hace acá, cuesta $ 31.500 y te la llevás en el momento.'],
    buttons: [book],
  },
  'Placa de descanso': {
    category: 'Tratamientos',
    says: ['La placa de descanso cuesta $ 98.000: se toma el molde y está lista en una semana.'],
    buttons: [book],
  },
  'Golpe en un diente': {
    category: 'Urgencias',
    says: ['Te vemos hoy mismo. Si el diente salió entero, guardalo en leche y no lo laves.'],
    buttons: [urgent],
  },
  'Se salió una corona': {
    category: 'Urgencias',
    says: ['Guardá la corona y no la pegues en casa: casi siempre la volvemos a cementar en el día.'],
    buttons: [urgent],
  },
  Inflamación: {
    category: 'Urgencias',
    says: ['Una inflamación se ve en el día. Si hay fiebre o cuesta tragar, andá ya a una guardia.'],
    buttons: [urgent],
  },
  'Guardia los fines de semana': {
    category: 'Urgencias',
    says: [
      'Los sábados hay guardia de 9 a 13. Los domingos no atendemos: si no aguantás el dolor, andá a una guardia.',
    ],
    buttons: [urgent],
  },
  Profesionales: {
    category: 'Consultorio',
    says: [
      'Te atienden la Dra. Ferreyra, el Dr. Molina, la Dra. Paz y el Dr. Quiroga. Turnos te dice qué días está cada uno.',
    ],
    buttons: [desk],
  },
  Estacionamiento: {
    category: 'Consultorio',
    says: ['Hay cocheras a media cuadra de las dos sedes.'],
    buttons: [['Direcciones', 'Dirección']],
  },
  Saludo: {
    says: ['¡Hola! Por acá podés pedir turnos y consultar coberturas.'],
    buttons: [book, ['Obras sociales', 'Obras sociales que atendemos']],
  },
  Despedida: { says: ['¡Gracias por escribirnos! Hasta pronto.'] },
  'Hablar con una persona': { says: ['Claro, te paso con el equipo.'], area: 'Turnos' },
}
