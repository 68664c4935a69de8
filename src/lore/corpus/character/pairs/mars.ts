import type { AspectQuality } from '../../../aspect-quality.ts'
import type { Pair } from '../../../character.ts'

type MarsPair =
  | 'mars~jupiter'
  | 'mars~saturn'
  | 'mars~uranus'
  | 'mars~neptune'
  | 'mars~pluto'
  | 'mars~asc'
  | 'mars~mc'

export const marsPairs: Record<MarsPair, Record<AspectQuality, Pair>> = {
  'mars~jupiter': {
    joined: {
      together: [
        {
          says: 'You start big. A short run becomes a marathon plan before you have found your other shoe.',
        },
        { says: 'You act as if you had backup, and often the backup turns up.' },
        { says: 'A cause gets you up in the morning more reliably than an alarm.' },
      ],
      cost: [
        { says: 'You go too far by about one step, and it is the step that people talk about.' },
      ],
      means: [{ says: 'You can get a whole group moving by being the first one to move.' }],
      seen: [{ says: 'You look fearless, because you are having such a good time.' }],
    },
    tense: {
      together: [
        { says: 'You turn a dispute into a campaign, and by the end it is about justice.' },
        {
          says: 'You take on more than the day can hold and regard the overflow as a question of attitude.',
        },
        { says: 'You would rather be magnificently wrong than cautiously right.' },
      ],
      cost: [
        { says: 'Each argument of yours comes a size larger than its cause.' },
        {
          says: 'You hurt yourself through enthusiasm: the extra weight, the extra mile, the extra promise.',
        },
      ],
      seen: [{ says: 'People enjoy your energy and hide the list of volunteers.' }],
    },
    harmonious: {
      together: [
        { says: 'You act at the right moment without seeming to wait for it.' },
        {
          says: 'You like a challenge that is slightly too large, and you grow into it on the way.',
        },
        { says: 'You compete cheerfully and lose cheerfully.' },
      ],
      means: [
        { says: 'You can take a risk, having measured it.' },
        { says: 'Your confidence pulls timid people along.' },
      ],
      seen: [{ says: 'People put money on you.' }],
    },
  },
  'mars~saturn': {
    joined: {
      together: [
        { says: 'You work with the brake slightly on, and nothing you do gets out of hand.' },
        { says: 'You go at a hard task daily until it gives up.' },
        { says: 'You are angry rarely, coldly and with documentation.' },
      ],
      cost: [
        { says: 'You cannot rest until it is finished, and you choose things that do not finish.' },
      ],
      means: [{ says: 'You can do the unpleasant part without needing to feel like it.' }],
      seen: [{ says: 'You seem tougher than you are, so nobody offers to carry the other end.' }],
    },
    tense: {
      together: [
        {
          says: 'You have one foot on the gas and one on the brake, and it shows in your shoulders.',
        },
        { says: 'You start too hard or not at all.' },
        { says: 'An order makes you slow, and a reproach stops you entirely.' },
      ],
      cost: [
        {
          says: 'You hold your temper until it comes out at the wrong person about the wrong thing.',
        },
        { says: 'You give up on something a day before it would have worked.' },
      ],
      seen: [{ says: 'People read your effort as reluctance.' }],
    },
    harmonious: {
      together: [
        { says: 'You have stamina where others have a burst.' },
        { says: 'You do things in the right order, and the right order pleases you.' },
        { says: 'You can be firm without becoming loud.' },
      ],
      means: [
        { says: 'A long project is in good hands with you, and you usually get it.' },
        { says: 'You can say no once and be believed.' },
      ],
      seen: [{ says: 'Others find you reliable in a way that makes them try harder.' }],
    },
  },
  'mars~uranus': {
    joined: {
      together: [
        { says: 'You act on the spark. By the time you could explain why, it is done.' },
        {
          says: 'You cannot stand being held up, by traffic, by forms or by a person who is thinking.',
        },
        { says: 'You do things in a manner of your own, and it is often faster.' },
      ],
      cost: [{ says: 'You break things on the way to improving them.' }],
      means: [{ says: 'In an emergency you are quick and inventive and oddly cheerful.' }],
      seen: [{ says: 'People find you electric and stand at a slight distance.' }],
    },
    tense: {
      together: [
        {
          says: 'You put up with a thing and put up with it, and then one morning you quit by email.',
        },
        { says: 'You hear a rule and see the hole in it.' },
        { says: 'You are at your most daring when you have had too little sleep.' },
      ],
      cost: [
        { says: 'Your sudden moves cost more than the problem they were meant to solve.' },
        { says: 'You are on a short fuse with machines, lines and anyone who says "calm down".' },
      ],
      seen: [
        {
          says: 'What feels to you like freedom looks to others like a tantrum with good arguments.',
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'You find the shortcut, and you have the nerve to take it.' },
        { says: 'You are good at beginning what nobody has tried.' },
        { says: 'You work in bursts, and the bursts count.' },
      ],
      means: [
        { says: 'You can change a habit overnight once you see the point.' },
        { says: 'You free others by going first.' },
      ],
      seen: [{ says: 'You have the reputation of someone who can fix it.' }],
    },
  },
  'mars~neptune': {
    joined: {
      together: [
        { says: 'You act on mood and vision, and without either you lie on the couch.' },
        { says: 'You fight for people who cannot, and go limp when it is for yourself.' },
        { says: 'You get there by drifting in the right direction.' },
      ],
      cost: [{ says: 'Your energy leaks away to the saddest case around.' }],
      means: [{ says: 'You move beautifully when there is music, water or a purpose.' }],
      seen: [{ says: 'Others cannot tell whether you are trying.' }],
    },
    tense: {
      together: [
        {
          says: 'You want something and then cannot find the energy for it, and by the time you can, you want something else.',
        },
        {
          says: 'You avoid the fight so skillfully that the other person does not know there was one.',
        },
        { says: 'You take on hopeless cases, some of them attractive.' },
      ],
      cost: [
        { says: 'Your anger turns into tiredness before it can be of use to you.' },
        { says: 'You are never quite sure that you have the right to insist.' },
      ],
      seen: [{ says: 'You look passive to people who have not watched where you end up.' }],
    },
    harmonious: {
      together: [
        { says: 'You get your way gently.' },
        { says: 'You can work for months on something that exists only in your head.' },
        { says: 'You sense when to push and when to let it float.' },
      ],
      means: [
        {
          says: 'You put your strength behind people who need it, and they feel it and not the push.',
        },
        { says: 'Your imagination has muscles. What you dream up you also make.' },
      ],
      seen: [{ says: 'People are persuaded by you and think that they had the idea.' }],
    },
  },
  'mars~pluto': {
    joined: {
      together: [
        {
          says: 'When you want something you do not stop, and you do not always announce that you have started.',
        },
        { says: 'You would rather go without than owe anyone.' },
        { says: 'You work through the night on a thing that has got hold of you.' },
      ],
      cost: [
        { says: 'You treat a disagreement about a small thing as a question of who gives in.' },
      ],
      means: [{ says: 'You have reserves that show up when others have gone home.' }],
      seen: [{ says: 'People sense that it would be unwise to corner you.' }],
    },
    tense: {
      together: [
        {
          says: 'You meet pressure with more pressure, and feel the shove before you hear the request.',
        },
        {
          says: 'You hold yourself in until the force of it frightens you, and then you let go or leave.',
        },
        { says: 'You spot a bully at forty feet and cannot walk past.' },
      ],
      cost: [
        { says: 'Winning has cost you things you wanted more.' },
        { says: 'You get into battles of will with people who only wanted the report by Friday.' },
      ],
      seen: [{ says: 'Others feel the intensity and think that it is about them.' }],
    },
    harmonious: {
      together: [
        { says: 'You have more strength than you use, and you know where it is.' },
        {
          says: 'You can take something broken apart and make it run again, a company or a bicycle.',
        },
        { says: 'You go at the root of a problem and leave the leaves alone.' },
      ],
      means: [
        { says: 'You persist without making noise.' },
        { says: 'You can stay in a hard situation exactly as long as it takes.' },
      ],
      seen: [{ says: 'You are respected by people who respect very few.' }],
    },
  },
  'mars~asc': {
    joined: {
      together: [
        { says: 'You come in fast and leave tracks.' },
        { says: 'You look ready for a fight even in line at the pharmacy.' },
        { says: 'Your body wants to move, and you think better when it does.' },
      ],
      cost: [{ says: 'You bump into things and people, chiefly out of haste.' }],
      means: [{ says: 'You can break a deadlock by standing up.' }],
      seen: [{ says: 'People give you room before you have asked for it.' }],
    },
    tense: {
      together: [
        { says: 'You attract people who provoke you, and you rise to it.' },
        { says: 'You push in the wrong place and are charming in the other one.' },
        { says: 'You seem mild until the second hour.' },
      ],
      cost: [
        { says: 'Your temper shows up at introductions.' },
        { says: 'You get cast as the difficult one by people who are worse.' },
      ],
      seen: [{ says: 'People misjudge how far they can go with you.' }],
    },
    harmonious: {
      together: [
        { says: 'You are direct in a way that people can take.' },
        { says: 'You are the first to get things moving once you feel at ease.' },
        { says: 'You do first and discuss afterward, and mostly it is fine.' },
      ],
      means: [
        { says: 'You can assert yourself without a scene.' },
        { says: 'You bring energy into a tired room.' },
      ],
      seen: [{ says: 'Others think of you as capable, and hand you the heavy end.' }],
    },
  },
  'mars~mc': {
    joined: {
      together: [
        { says: 'You go at your career as if somebody were behind you.' },
        { says: 'You are known for doing and not for discussing.' },
        { says: 'You would rather run the thing than be told how.' },
      ],
      cost: [{ says: 'You have had words with more than one boss.' }],
      means: [{ says: 'You get things done in places where nothing moves.' }],
      seen: [{ says: 'You are considered ambitious, including by people who have your job.' }],
    },
    tense: {
      together: [
        { says: 'You fight upward and take the leftover anger home, or the other way around.' },
        { says: 'Authority and you test each other.' },
        { says: 'You work hardest when someone has said that you cannot.' },
      ],
      cost: [
        { says: 'You have left a good position over the tone of one email.' },
        { says: 'You make opponents faster than you make progress.' },
      ],
      seen: [
        {
          says: 'You are thought to want the top job. You want nobody above you, which is a different thing.',
        },
      ],
    },
    harmonious: {
      together: [
        { says: 'You put your energy where it shows.' },
        { says: 'You can be competitive at work and still be invited to lunch.' },
        { says: 'You decide, and people are relieved.' },
      ],
      means: [
        { says: 'You can push a project through without pushing anyone over.' },
        { says: 'Bosses like to give you the difficult assignment, and you like to get it.' },
      ],
      seen: [{ says: 'You have the name of someone who delivers.' }],
    },
  },
}
