import { describe, expect, test } from 'vitest'
import { complaintIn } from './complaint-signs.ts'

describe('complaints are heard', () => {
  test.each([
    'llevo más de dos horas esperando',
    'llevo toda la mañana esperando',
    'hace 5 días que estoy reclamando',
    'hace una hora que espero',
    'nadie me contestó',
    'no me contestaron',
    'no me han contestado',
    'es un ladrón',
    'sos un mentiroso',
    'regrésenme mi dinero',
    'devuélveme la plata',
    'exijo la devolución de mi dinero',
    'atienden pésimo',
    'malo el servicio',
    'me tienen harta',
    'ya me hartaron',
    'pinches rateros',
    'me vieron la cara',
    'me mandaron otra cosa',
    'me llegó dañado el espejo',
    'Pésima atención, no me solucionaron ningún problema',
    'estoy harta de su servicio',
    'el pan estaba duro',
    'el pollo vino crudo',
    'el pollo vino podrido, quiero hablar con alguien',
    'me vino mojado el paquete, ¿lo cambian?',
    'llegaron quemadas',
  ])('%s', (text) => expect(complaintIn(text)).toBe('strong'))
})

describe('what resembles a complaint is none', () => {
  test.each([
    'estaba buscando repuesto para una canilla rota',
    'me dieron un presupuesto por una muela rota, ¿cuánto sale?',
    'compré una casa y tiene los caños rotos, ¿hacen plomería?',
    'avísenme cuando regresen',
    'tuve una mala experiencia con otro dentista, ¿hacen sedación?',
    'uy qué vergüenza, me olvidé del turno, ¿puedo cambiarlo?',
    'me da una vergüenza sonreír, ¿cuánto salen las carillas?',
    'estoy harta de este dolor de muela, ¿tienen turno hoy?',
    'estoy cansada de que se me rompan las muelas, ¿qué hacen?',
    'tengo un cliente esperando, ¿tienen cemento?',
    '¿hacen tratamiento para la gonorrea?',
    'no tengo ninguna queja',
    'la madera estaba seca cuando la pinté',
    'mi pelo estaba quemado, ¿hacen tratamientos?',
  ])('%s', (text) => expect(complaintIn(text)).not.toBe('strong'))
})

describe('days and hours alone are no complaint', () => {
  test.each([
    'el jueves 3 a las 16:30 hrs',
    'Para el jueves 3 de diciembre, a las 16:30hrs',
    'el lunes que viene a las 9 en punto',
    'martes 15 o miércoles 16 a las 11 hrs',
  ])('%s', (text) => expect(complaintIn(text)).toBeUndefined())

  test.each([
    'hoy jueves 3 a las 16:30 hrs todavía nada',
    'quedaron en venir el jueves 3 a las 16:30 hrs',
    'la entrega era el jueves 3 a las 16:30 hrs',
    'esperando desde el jueves a las 16:30 hrs',
  ])('but with what happened: %s', (text) => expect(complaintIn(text)).toBeDefined())
})

describe('complaints that tell calmly, or between the lines, what went wrong', () => {
  test.each([
    'encargué doce medialunas y en la caja había nueve',
    'pedí la mesa color roble y me trajeron la negra',
    'quedaron en venir a las diez y son las dos de la tarde',
    'la pintura que me vendieron se descascaró en una semana',
    'me cobraron el envío dos veces y nadie me lo explica',
    'el pan estaba duro, ¿me lo cambian?',
    'el pollo que compré vino crudo, ¿qué hago?',
    'le pregunto por una cosa y me contesta otra, qué bot tan útil',
  ])('%s', (text) => expect(complaintIn(text)).toBeDefined())
  test.each([
    '¿a qué hora abren los sábados?',
    '¿tienen vino seco?',
    'busco un vino muy seco',
    '¿tienen vino rancio?',
    'estaba re mojado el piso, tienen secadores?',
    'el piso estaba mojado, ¿tienen secadores?',
    'la semana pasada compré una mesa, ¿venden sillas que combinen?',
    'se me venció el turno, ¿me dan otro?',
    '¿qué pasa si la pintura se descascara?',
    'pedí doce medialunas, ¿puedo sumar seis más?',
    'no me llegó el mail de confirmación todavía, ¿tarda mucho?',
  ])('not: %s', (text) => expect(complaintIn(text)).toBeUndefined())
})
