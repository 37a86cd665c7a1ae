import { nombreMesas, parseMesa, zonaDeMesa } from '@carta/contracts';
import { useParams } from 'react-router-dom';
import { MarcoSala } from '../../piso/sala/MarcoSala/MarcoSala';
import { MesaSala } from '../../piso/sala/MesaSala/MesaSala';
import { usePersonalSala } from '../../piso/sala/usePersonalSala';
import { useJuntas, useTextoComensales } from '../../piso/vivo/tablero/usePartida';
import { useTitulo } from '../../shared/lib/useTitulo';
import { NoEncontradaPage } from './NoEncontradaPage';

export default function SalaMesaPage() {
  const personal = usePersonalSala();
  const numero = parseMesa(useParams().mesa);
  const juntas = useJuntas(numero ?? 0);
  const nombre = nombreMesas(juntas ?? [numero ?? 0]);
  const comensales = useTextoComensales(numero ?? 0);
  useTitulo(numero === null ? 'Mesa' : nombre);

  if (personal === null) return null;
  if (numero === null) return <NoEncontradaPage />;
  // several joined mesas may be in several zonas
  const zona = juntas ? null : zonaDeMesa(personal.restaurante.zonas, numero);
  const dato = [comensales, zona?.nombre].filter((parte) => parte != null).join(' · ');
  return (
    <MarcoSala {...personal} titulo={nombre} dato={dato} vista={null} mesas={juntas ?? [numero]}>
      <MesaSala key={numero} numero={numero} />
    </MarcoSala>
  );
}
