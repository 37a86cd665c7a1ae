import { CAMPOS_COLUMNA } from '@carta/contracts';
import type { CampoColumna, Importacion, TablaLeida } from '@carta/contracts';
import { useState } from 'react';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { Selector } from '../../../shared/ui/Selector/Selector';
import { useAccionesImportacion } from '../datos/useImportacion';
import css from './ColumnasTabla.module.css';

const TEXTO: Record<CampoColumna, string> = {
  nombre: 'Nombre',
  categoria: 'Categoría',
  descripcion: 'Descripción',
  precio: 'Precio',
  formato: 'Formato (media, copa…)',
  unidad: 'Unidad (kg, 100 g…)',
  peso: 'Va por peso: sí o no',
  alergenos: 'Alérgenos',
  trazas: 'Trazas',
  activo: 'A la venta: sí o no',
  archivado: 'Retirado: sí o no',
  nada: 'No se lee',
};
const OPCIONES = CAMPOS_COLUMNA.map((valor) => ({ valor, texto: TEXTO[valor] }));

interface PropsColumnasTabla {
  importacion: Importacion;
  tabla: TablaLeida;
}

/** What each column is read as, with what stands first in it; nothing is imported before it is said. */
export function ColumnasTabla({ importacion, tabla }: PropsColumnasTabla) {
  const { setColumnas } = useAccionesImportacion();
  const [campos, setCampos] = useState(() => tabla.columnas.map(({ campo }) => campo));
  const { ocupado, fallo, act } = useAccion();
  const isPregunta = tabla.porques.length > 0;

  const toFila = (i: number) => (
    <li key={i} className={`pila ${css.columna}`}>
      <div className="cede prieto">
        <p className={css.titulo}>{tituloDe(tabla, i)}</p>
        <p className={`suave ${css.muestra}`}>{muestraDe(tabla, i)}</p>
      </div>
      <Selector
        etiqueta={`Qué es ${tituloDe(tabla, i)}`}
        etiquetaOculta
        valor={campos[i] ?? 'nada'}
        opciones={OPCIONES}
        onChange={(valor) => setCampos(campos.map((campo, j) => (i === j ? toCampo(valor) : campo)))}
      />
    </li>
  );
  const todas = tabla.columnas
    .map((_, i) => i)
    .filter((i) => muestraDe(tabla, i) !== '' || isDudosa(tabla, i));
  const vistas = todas.filter((i) => tabla.columnas[i]?.campo !== 'nada' || isDudosa(tabla, i));
  const resto = todas.filter((i) => !vistas.includes(i));
  const cuerpo = (
    <>
      <ul className={`pila ${css.columnas}`}>{vistas.map(toFila)}</ul>
      {resto.length > 0 && (
        <details className={css.resto}>
          <summary>{resto.length === 1 ? '1 columna más' : `${resto.length} columnas más`}</summary>
          <ul className={`pila ${css.columnas}`}>{resto.map(toFila)}</ul>
        </details>
      )}
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      <Boton
        tamano="compacto"
        ocupado={ocupado}
        onClick={() => void act(() => setColumnas(importacion, campos))}
      >
        {isPregunta && campos.every((campo, i) => campo === tabla.columnas[i]?.campo)
          ? 'Está bien así'
          : 'Leer así'}
      </Boton>
    </>
  );
  if (!isPregunta)
    return (
      <details className={css.resto}>
        <summary>Qué es cada columna</summary>
        {cuerpo}
      </details>
    );
  return (
    <section className={`pila ${css.pregunta}`} aria-labelledby="importar-columnas">
      <h2 id="importar-columnas">¿Qué es cada columna?</h2>
      {tabla.porques.map((porque) => (
        <p key={porque} className={css.porque}>
          {porque}
        </p>
      ))}
      {cuerpo}
    </section>
  );
}

const toCampo = (valor: string): CampoColumna => CAMPOS_COLUMNA.find((campo) => campo === valor) ?? 'nada';

const tituloDe = ({ columnas }: TablaLeida, i: number): string =>
  columnas[i]?.titulo ? `«${columnas[i].titulo}»` : `Columna ${i + 1}`;

const muestraDe = ({ muestra }: TablaLeida, i: number): string =>
  muestra
    .map((fila) => fila[i] ?? '')
    .filter(Boolean)
    .join(' · ');

/** It is named in what is asked, or has no heading to be known by. */
const isDudosa = ({ columnas, porques }: TablaLeida, i: number): boolean => {
  const titulo = columnas[i]?.titulo ?? '';
  return titulo === '' || porques.some((porque) => porque.includes(`«${titulo}»`));
};
