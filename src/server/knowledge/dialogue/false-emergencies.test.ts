import { describe, expect, test } from 'vitest'
import { complaintIn } from './complaint-signs.ts'
import { urgencyOf } from './urgency.ts'

/** What a text is read as: why it is urgent, or that it complains. */
const readAs = (text: string) => urgencyOf(text) ?? complaintIn(text)

describe('goods, services and trades are not what happened', () => {
  test.each([
    // Shops
    'quiero que me corte la madera a medida',
    'necesito con urgencia un presupuesto',
    '¿la factura está vencida?',
    'busco el cartel de salida de emergencia',
    'Hola, te molesto por el precio del cemento',
    'Te molesto de nuevo, ¿qué horario tienen el sábado?',
    'Hace un frío terrible, ¿tienen estufas?',
    'Estoy cansada de buscar, ¿tienen pintura lavable?',
    'pasé dos veces y estaba cerrado, ¿qué horario tienen?',
    'Es la segunda vez que compro con ustedes, ¿tengo descuento?',
    '¿Tienen doble descuento los miércoles?',
    'Una consulta, cargaron mal el precio en la web, ¿cuánto sale?',
    '¿Es una estafa esta promo?',
    'Voy a pasar mañana con mi abogado a firmar el presupuesto',
    '¿me llevan el pedido a la comisaría?',
    '¿lo llevan a tribunales?',
    'quiero hacer una demanda de productos',
    'tengo que presentar una denuncia por robo de mi celular',
    'venden matafuegos contra incendio',
    // Hairdressers
    'Me corté el pelo con Carla la semana pasada, ¿puedo volver con ella?',
    'Quiero que Fede me corte',
    'me corté las puntas hace un mes',
    'Mi hija se cortó el pelo sola, ¿se lo emparejan?',
    'es la tercera vez que vengo y siempre me atienden bárbaro',
    'estoy harta de mi color, ¿hacen balayage?',
    'tengo el pelo quemado por la decoloración, ¿hacen tratamientos?',
    // Repair shops
    'Mi lavadora está descompuesta, ¿la reparan?',
    'Se me descompuso el taladro, ¿lo reparan?',
    'se me quemó el motor, ¿lo bobinan?',
    'se cortó la correa del auto, ¿la cambian?',
    // Insurers and lawyers
    '¿el seguro cubre accidentes?',
    'Quiero cotizar un seguro de accidentes personales',
    'Cómo hago la denuncia del siniestro?',
    'me interesa el seguro contra incendio',
    '¿y si tengo un accidente en la ruta me cubre?',
    'mi póliza estaba vencida, ¿la puedo rehabilitar?',
    'Busco un abogado de familia',
    'me robaron el auto, ¿cómo hago la denuncia?',
    'hola, soy abogada y busco un turno',
    '¿cuánto cobran por una carta documento?',
    // Clinics and vets
    '¿Atienden emergencias los domingos?',
    'atienden emergencias a la noche',
    'estoy llegando a la clínica',
    '¿curan heridas?',
    'Se enfermó mi hija y no puedo ir al turno, ¿lo puedo cambiar?',
    'se enfermó mi perro y por eso no fui',
    '¿tienen algo para los vómitos?',
    // Gyms and pharmacies
    'Mi membresía está vencida, ¿cómo la renuevo?',
    'estoy cansado de la misma rutina, ¿arman planes?',
    'mi receta estaba vencida, ¿me sirve igual?',
    'busco una crema para quemaduras y heridas',
    '¿tienen test de reacción alérgica?',
  ])('%s', (text) => expect(readAs(text)).toBeUndefined())
})

describe('what happened is', () => {
  test.each([
    // Shops
    ['me corté la mano con la sierra', 'accident'],
    ['me corté', 'accident'],
    ['se cortó la mano con la amoladora', 'accident'],
    ['es una urgencia', 'accident'],
    ['hay una fuga de gas', 'accident'],
    ['hay una fuga de gas que hago?', 'accident'],
    ['hay un incendio en el local', 'accident'],
    ['estoy en el hospital por culpa de ustedes', 'accident'],
    ['me cobraron dos veces', 'charge'],
    ['¿por qué tengo un cobro duplicado?', 'charge'],
    ['No quiero pagar dos veces', 'charge'],
    ['voy a denunciarlos', 'legal'],
    ['voy a hablar con mi abogado', 'legal'],
    ['esto es una estafa', 'fraud'],
    ['Yo no pedí esto', 'strong'],
    ['Nada de lo que pedí llegó', 'strong'],
    ['No quiero el taladro que me mandaron', 'strong'],
    ['estoy harta de esperar, ¿cuándo llega?', 'strong'],
    // Hairdressers
    ['me quemaron el cuero cabelludo con la tintura', 'accident'],
    ['la tintura me dio alergia', 'health'],
    ['es la segunda vez que me dejan plantada', 'strong'],
    ['qué pésimo servicio, salí hecha un desastre', 'strong'],
    // Repair shops
    ['el auto se prendió fuego después del service', 'accident'],
    ['me cobraron de más en el taller', 'charge'],
    ['me cobraron la visita y no vino nadie', 'charge'],
    ['es la tercera vez que se descompone lo mismo', 'strong'],
    // Insurers
    ['tuve un accidente recién', 'accident'],
    ['hay olor a gas en casa', 'accident'],
    ['me robaron, son unos chorros', 'fraud'],
    ['hubo un incendio en casa y nadie me atiende', 'accident'],
    ['aparece un débito que no autoricé', 'fraud'],
    ['los voy a demandar', 'legal'],
    ['voy a ir a la superintendencia', 'legal'],
    // Clinics and vets
    ['atropellaron a mi gato', 'accident'],
    ['se intoxicó mi perra con el alimento', 'health'],
    ['el alimento que compré estaba vencido', 'health'],
    ['nadie me contesta en la guardia', 'strong'],
    // Gyms and pharmacies
    ['me lesioné con la máquina', 'accident'],
    ['el profesor me lesionó la espalda', 'accident'],
    ['mi hijo se lastimó en la pileta del gimnasio', 'accident'],
    ['me vendieron un jarabe vencido', 'health'],
    ['el remedio me cayó mal', 'health'],
    ['me debitaron la cuota dos veces', 'charge'],
    ['me dieron el remedio equivocado', 'strong'],
  ])('%s → %s', (text, reason) => expect(readAs(text)).toBe(reason))
})
