import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useNavigate } from 'react-router-dom';
import { FalloLectura } from '../../propietario/ajustes/FalloLectura';
import { ExportarCarta } from '../../propietario/carta/Importar/ExportarCarta';
import { Importar } from '../../propietario/carta/Importar/Importar';
import { useImportacion } from '../../propietario/carta/datos/useImportacion';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';
import { BotonIcono } from '../../shared/ui/BotonIcono/BotonIcono';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import css from './ImportarCartaPage.module.css';

export default function ImportarCartaPage() {
  useTitulo('Importar carta');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const navigate = useNavigate();
  const { data: importacion, error, refetch } = useImportacion();
  if (restaurante === null) return null;
  return (
    <div className={css.pagina}>
      <header className={css.cabecera}>
        <BotonIcono
          etiqueta="Volver"
          icono={<ArrowLeft aria-hidden="true" />}
          onClick={() => void navigate(paths.adminCarta())}
        />
        <h1>Importar carta</h1>
      </header>
      <main>
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
        {importacion === undefined && error !== null && <FalloLectura error={error} onReintentar={refetch} />}
      </main>
    </div>
  );
}
