import { Link } from 'react-router-dom';
import { FalloCarga } from '../../propietario/ajustes/FalloCarga';
import { ExportarCarta } from '../../propietario/carta/Importar/ExportarCarta';
import { Importar } from '../../propietario/carta/Importar/Importar';
import { useImportacion } from '../../propietario/carta/datos/useImportacion';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { PaginaConVuelta } from './PaginaConVuelta';
import css from './ImportarCartaPage.module.css';

export default function ImportarCartaPage() {
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const { data: importacion, error, refetch } = useImportacion();
  if (restaurante === null) return null;
  return (
    <PaginaConVuelta titulo="Importar carta" volverA={paths.adminCarta()}>
      {importacion !== undefined && (
        <Importar
          importacion={importacion}
          verCarta={
            <Link className={css.ver} to={paths.adminCarta()}>
              Ver la carta
            </Link>
          }
          exportar={<ExportarCarta restaurante={restaurante} />}
        />
      )}
      {importacion === undefined && error === null && <Cargando />}
      {importacion === undefined && error !== null && <FalloCarga error={error} onReintentar={refetch} />}
    </PaginaConVuelta>
  );
}
