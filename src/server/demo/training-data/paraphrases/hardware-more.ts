/** Paraphrases of the hardware store's customers from Mexico, Colombia and Chile (see `expandParaphrases`). */
export const moreHardwareParaphrases: Readonly<Record<string, string>> = {
  'Horarios de atención': `qué horario manejan _ | a qué hora atienden _: los sábados | entre semana | los domingos`,
  'Dirección de las sucursales': `en dónde están ubicados _ | dónde queda la tienda _: ustedes | en el centro | del norte`,
  'Precio de un producto': `me regala el precio de _ | qué valor tiene _ | cuánto vale _ | a cómo está _: la pulidora | el esmeril | el bulto de
    cemento | el costal de cemento | el galón de pintura | el martillo | la chapa`,
  'Herramientas eléctricas': `manejan _ | tienen _ | venden _: pulidoras | esmeriles angulares | rotomartillos | taladros inalámbricos |
    esmeriladoras | caladoras`,
  'Herramientas manuales': `manejan _ | ocupo _ | venden _: desarmadores | alicates | pinzas de presión | flexómetros | huinchas de medir |
    llaves inglesas`,
  Electricidad: `tienen _ | manejan _ | necesito _: bombillos | ampolletas | focos ahorradores | apagadores | tomacorrientes | enchufes dobles |
    enchufes triples | extensiones eléctricas`,
  'Plomería y sanitarios': `venden _ | ocupo _ | necesito _: llaves de agua | regaderas | tubería de pvc | codos de pvc | empaques para la
    llave | artículos de gasfitería`,
  'Tornillos y fijaciones': `ocupo _ | necesito _ | venden _: pijas | taquetes | chazos | puntillas | tornillos para tablaroca | pernos`,
  Cerraduras: `tienen _ | cuál _ me recomienda | me urge _: una chapa | una chapa de seguridad | un candado | una cerradura para la reja`,
  'Materiales de obra': `venden _ | manejan _ | tienen _: varilla | block | planchas de osb | tablaroca | planchas de zinc | fierro de
    construcción`,
  'Alquiler de herramientas': `rentan _ | arriendan _ | cuánto sale la renta de _: andamios | una revolvedora | una betonera | un martillo
    rompedor | escaleras`,
  Repuestos: `tienen refacciones _ | venden refacciones _ | manejan repuestos _: para el taladro | de desbrozadora | de la podadora | para la
    pulidora`,
  'Servicio técnico': `reparan _ | me arreglan _ | hacen mantenimiento a _: taladros | una pulidora | el taladro que se quemó | la podadora`,
  'Formas de pago': `se puede pagar _ | reciben pagos _ | aceptan pago _: por nequi | en oxxo | con redcompra | por pse | contra entrega`,
  'Factura A': `me pueden facturar _ | necesito la factura _ | facturan _: con mi rfc | con rut de empresa | electrónica | a nombre de la empresa`,
  'Pedir un presupuesto': `cotízame _ | me cotiza _ | quisiera una cotización _ | me arma una cotización _: de unos materiales | para remodelar la
    cocina | por 20 planchas | para una bodega`,
  'Venta mayorista': `hay descuento si _ | me hacen precio si _ | manejan precio especial si _: compro 50 bultos | llevo por mayoreo | llevo
    varias cajas | compro cantidad`,
  'Costo de envío': `cuánto sale _ | qué valor tiene _ | cuánto cobran por _: el despacho | el domicilio | el despacho a la casa | el envío a
    domicilio`,
  'Zonas de entrega': `hacen _ | tienen _ | manejan _: despacho a domicilio | domicilios | servicio a domicilio | despacho a regiones | entregas a
    domicilio ; tienen domicilio _ | despachan _ | me lo llevan _: a Carlos Paz | a las afueras | a la obra | a mi casa`,
  'Demora de un pedido': `mi despacho _ | mi compra _: no ha llegado | lleva una semana de atraso | sigue sin llegar ; ya pasaron _ y no me
    llega nada: cuatro días | dos semanas`,
  'Seguimiento de un pedido': `me colabora con _ | en qué va _ | me ayuda con _: el estado de mi pedido | mi compra | mi despacho | el pedido
    que hice`,
  'Retiro en sucursal': `puedo pasar por _ | lo puedo recoger _ | puede ir otra persona por _: mi pedido | en la tienda | lo que compré`,
  'Cambios y devoluciones': `cuánto tiempo tengo para _ | puedo _ | cómo hago para _: devolver algo que no me sirvió | cambiarlo sin la boleta |
    regresar un producto | devolver una herramienta`,
  Garantía: `me responden si _ | hay garantía si _: se dañó a los dos meses | salió malo | se me dañó el taladro ; el vendedor me dijo que _:
    tenía garantía de un año | la garantía cubre todo`,
  'Hacer un reclamo': `me llegó _ | compré una herramienta y _ | qué hago si _: vino fallada | salió defectuosa | está mala ; me cobraron _: dos
    veces | doble con la tarjeta`,
  'Trabajar con nosotros': `están contratando _ | hay vacantes _ | reciben hojas de vida _: para bodega | de vendedor | personal | de cajero`,
  Despedida: `chao, _ | bueno, _: que estén bien | que tengan buen día | cuídense | nos vemos pronto`,
}
