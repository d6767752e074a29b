/** How the hardware store's customers of Argentina, Chile, Colombia and Mexico write about orders and about what went wrong. */
export const regionalOrders: Readonly<Record<string, string>> = {
  'Costo de envío': `en cuánto sale el domicilio | qué vale el domicilio | cuánto cuesta el despacho a mi casa | cuánto es el flete de 20 bultos |
    el despacho es gratis por la compra? | desde cuánto el envío sale gratis | cobran por llevarlo? | me lo llevan gratis? | cuánto cobran por
    traerme unos sacos a la casa | valor del despacho a regiones | cuánto me cobran el envío hasta mi colonia | el precio incluye envío? | el
    domicilio va incluido | cuánto sale que me lo traigan | a mi barrio cuánto sale el flete | es caro el acarreo? | hay envío gratis? | y con
    envío cuánto queda | y puesto en obra cuánto me sale`,
  'Zonas de entrega': `llegan hasta mi pueblo? | hacen envíos a otra ciudad | despachan fuera de la ciudad | mandan por paquetería? | me lo
    pueden traer a la casa | llevan a domicilio? | hacen domicilios por acá | mandan a provincia | tienen cobertura en mi comuna | vivo en
    las afueras, llegan? | hacen entregas en obra | entregan a domicilio en carlos paz? | traen el material hasta la obra | hasta dónde
    despachan | soy de otra ciudad, me lo envían? | envían por servientrega | entregan en Villa Allende`,
  'Seguimiento de un pedido': `cómo va mi pedido | mi pedido ya va en camino? | ya salió a reparto lo mío? | quiero rastrear mi pedido | cómo
    hago para ver dónde viene mi compra | me da el número de guía | dónde viene mi despacho | a qué hora pasa el camión con mi pedido | ya
    despacharon lo que compré ayer? | cuándo me traen lo que compré | hoy me llega el pedido? | mi compra de ayer para cuándo llega | qué
    día me entregan | pueden revisar en qué va la orden | compré el lunes por la página y quiero saber si ya lo mandaron | pagué ayer, ya está
    confirmado el pedido? | me dice q está en preparación, falta mucho? | estado de la orden | hice una compra y quiero ver cómo va | viene en
    camino el repartidor?`,
  'Demora de un pedido': `ya tendría que haber llegado y nada | llevo una semana esperando mi pedido | me dijeron que llegaba hoy y son las 6 y
    nada | quedaron de entregar el lunes y no llegó nadie | pedí hace 10 días y aún no llega | mi pedido no me llegó en la fecha | están
    atrasados con mi despacho | quedaron en traerlo ayer y me dejaron plantado | sigo esperando el domicilio | cuándo piensan entregar, ya
    pasó la fecha | ya se pasó el plazo de entrega | no ha llegado mi paquete y ya pagué | tengo la obra parada esperando el cemento | por qué
    no ha llegado lo que compré | llevan tres días de retraso | me cambiaron la fecha de entrega otra vez | el camión nunca llegó | se demoran
    mucho en despachar | en cuántos días llega un despacho | q pasó con mi pedido q no llega`,
  'Retiro en sucursal': `puedo recogerlo en tienda | lo recojo en la tienda | paso por él en la tarde | compré en línea y lo recojo hoy? | ya puedo
    pasar por mi pedido | puede recogerlo mi esposo | mando a alguien a recogerlo | qué debo llevar para recoger mi compra | hasta qué día me
    guardan el pedido para retirarlo | prefiero ir a buscarlo yo | mejor paso yo por las cosas | retiro en tienda tiene costo? | ya está listo
    para recoger? | en cuánto tiempo está listo para retiro | mi maestro va a retirar el material, qué tiene que llevar | lo puedo ir a buscar
    con mi camioneta | me avisan cuando pueda pasar a buscarlo`,
  'Cambios y devoluciones': `me quedó chico el tubo, lo puedo cambiar | compré una chapa y no era la medida | quiero que me devuelvan la plata |
    quiero devolver una herramienta que no usé | me equivoqué de color, aceptan cambio? | puedo cambiarlo por otro de más potencia | cuántos
    días tengo para devolver | cómo hago una devolución | hacen devolución de dinero? | no me gustó, lo puedo regresar | lo compré ayer y ya no
    lo necesito | sin la boleta me lo cambian? | perdí el ticket, igual me lo cambian? | me sobraron dos cajas de cerámica, las reciben? | me
    sobraron bultos de cemento, los puedo devolver | me dan nota de crédito o plata | se puede cambiar en otra tienda | quiero el reembolso de
    mi compra | pedí 10 y solo usé 6, devuelvo el resto | no le sirve a mi máquina, me lo cambian`,
  Garantía: `cuánto tiempo de garantía trae | la pulidora tiene garantía? | se dañó al mes de comprarla, tiene garantía? | se me quemó el taladro y
    tiene tres meses de uso | dejó de andar y todavía está en garantía | lo compré hace 6 meses y ya no prende, me lo cubren? | cómo hago efectiva
    la garantía | qué tiempo de garantía dan | viene con garantía de fábrica | la garantía la hacen ustedes o el fabricante | boté la boleta,
    pierdo la garantía? | la batería tiene garantía? | cuánta garantía trae el taladro | responden por daños de fábrica? | a los dos meses se le
    rompió el gatillo, entra en garantía? | dónde llevo la herramienta por garantía | sin factura me hacen válida la garantía | se fundió el
    motor a los 2 meses`,
  'Servicio técnico': `mi taladro ya no prende, lo arreglan? | reparan pulidoras | se me quemó el esmeril, cuánto sale arreglarlo | cuánto cobran por
    revisar una podadora | arreglan motosierras | hacen mantenimiento a hidrolavadoras | la bordeadora no arranca, la puedo llevar? | dónde llevo
    a componer mi rotomartillo | le hacen mantención a la motosierra | cuánto se demora el arreglo | echa chispas el esmeril, lo revisan? | dejé
    mi máquina a reparar, ya está? | tienen taller | tienen técnico que revise una soldadora | vale la pena repararla o compro otra | el taladro
    hace un ruido raro, pueden verlo? | reparan herramientas que no compré ahí?`,
  'Hacer un reclamo': `compré ayer un taladro y no enciende | lo compré hoy, lo enchufé y no funciona | me llegó roto | me llegó golpeada la caja y la
    herramienta no anda | me llegó incompleto el pedido | falta una caja en lo que me mandaron | me mandaron todo equivocado | me cobraron doble |
    me hicieron dos cargos en la tarjeta | me cobraron de más en la caja | quiero poner una queja | quiero poner un reclamo | exijo una solución |
    el repartidor fue grosero | me trataron pésimo en la tienda | el vendedor me engañó | nadie me da respuesta | es el colmo, vengo reclamando
    hace días | me vendieron una pulidora dañada | la pintura vino seca | el saco de cemento venía duro | vino sin el cargador | vino sin la
    batería el taladro | el domiciliario dejó todo tirado | salió malo lo que compré ayer | estreno la amoladora y ni prende`,
  Repuestos: `refacciones para podadora | tienen refacciones? | repuestos para pulidora | escobillas para taladro | consiguen la pieza si la
    encargo | el gatillo del taladro dónde lo consigo | cargador para taladro black and decker | batería de repuesto de 20 voltios | el carrete
    de la orilladora | filtro para la motosierra | busco una pieza para mi llave de lavaplatos | empaques para hidrolavadora | le falta una
    perilla, la venden suelta? | tienen piezas de la marca bosch`,
  'Manual de un producto': `tienen el instructivo | cómo se arma esto | no le entiendo cómo se usa | cómo se cambia el disco del esmeril | no sé cómo
    encenderla, me explican? | vino en inglés, tienen el manual en español? | cómo se pone la broca | me mandan el pdf con las instrucciones |
    cómo preparo la mezcla para la motosierra | perdí el manual de la podadora | cómo se le carga la batería | tutorial para instalar la chapa |
    de cuánto es la mezcla de gasolina`,
}
