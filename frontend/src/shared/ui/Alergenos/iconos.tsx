import type { Alergeno } from '@carta/contracts';
import Bean from 'lucide-react/icons/bean';
import Egg from 'lucide-react/icons/egg';
import Fish from 'lucide-react/icons/fish';
import Flower2 from 'lucide-react/icons/flower-2';
import LeafyGreen from 'lucide-react/icons/leafy-green';
import Milk from 'lucide-react/icons/milk';
import Nut from 'lucide-react/icons/nut';
import Shell from 'lucide-react/icons/shell';
import Shrimp from 'lucide-react/icons/shrimp';
import Sprout from 'lucide-react/icons/sprout';
import Wheat from 'lucide-react/icons/wheat';
import Wine from 'lucide-react/icons/wine';
import type { ComponentType, SVGProps } from 'react';

/** The word always stands beside the drawing. */
export const ICONO_ALERGENO: Readonly<Record<Alergeno, ComponentType<SVGProps<SVGSVGElement>>>> = {
  gluten: Wheat,
  crustaceos: Shrimp,
  huevos: Egg,
  pescado: Fish,
  cacahuetes: Cacahuete,
  soja: Bean,
  lacteos: Milk,
  frutos_de_cascara: Nut,
  apio: LeafyGreen,
  mostaza: Sprout,
  sesamo: Sesamo,
  sulfitos: Wine,
  altramuces: Flower2,
  moluscos: Shell,
};

/** As the other drawings are. */
const TRAZO = {
  className: 'lucide',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Cacahuete(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...TRAZO} {...props}>
      <path d="M8.6 11.2a4.8 4.8 0 1 1 6.8 0 5.6 5.6 0 1 1-6.8 0Z" />
      <path d="M12 6v2M10 16h.01M14 16h.01M12 19h.01" />
    </svg>
  );
}

function Sesamo(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...TRAZO} {...props}>
      <path d="M12 2c1.8 2 2.6 3.4 2.6 4.7a2.6 2.6 0 0 1-5.2 0C9.4 5.4 10.2 4 12 2Z" />
      <path d="M6.5 12c1.8 2 2.6 3.4 2.6 4.7a2.6 2.6 0 0 1-5.2 0c0-1.3.8-2.7 2.6-4.7Z" />
      <path d="M17.5 12c1.8 2 2.6 3.4 2.6 4.7a2.6 2.6 0 0 1-5.2 0c0-1.3.8-2.7 2.6-4.7Z" />
    </svg>
  );
}
