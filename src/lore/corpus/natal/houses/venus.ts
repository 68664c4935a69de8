import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const venusInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'crowd',
      sentences: [
        'Strangers hold the door a moment longer{ref}.',
        'You have a way of arriving that makes people like their own shirt better.',
        'Since the charm comes first and often, let someone see you lose an argument in sweatpants, and note that they come back.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Getting ready takes you long because it is half of the party{ref}.',
        'A color, a scent, the right earring or none: you lay yourself like a table.',
        'Out unarranged, to buy stamps, you are surprised that the clerk smiles all the same.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'You can tell good cotton by its sound{ref}.',
        'In your hands money likes to turn into something pleasant: a rug, a fountain pen, a week of figs.',
        'Ask of the next lovely thing where it will stand in ten years; as a rule you know the answer while still in the store.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'What you own is treated like company: the board gets oiled, the boots polished, the blue plates never stacked{ref}.',
        'It all lasts, and looks at you kindly.',
        'On good days your earnings get the same treatment, with music on, and on the others they lie in a heap.',
      ],
    },
  ],
  3: [
    {
      view: 'friendship',
      sentences: [
        'Your tone of voice gets you the last table, the seat by the aisle, the recipe{ref}.',
        'Small courtesies all along the street are how you are in love with the world.',
        'Say something impolite and true to a sibling, and stay for coffee.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Love begins on the way somewhere for you: sharing an umbrella, a back seat, the left earphone{ref}.',
        'Old messages are saved like pressed violets.',
        'Nothing you ever said across a table was as good as what you said at a crossing, waiting for the light.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'You set the table for yourself as well, with the cloth napkin{ref}.',
        'Peace under your roof is dear to you, so dear that old disputes have cushions put on them.',
        'Take one cushion off on a calm Sunday, with everyone well fed.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        "Somebody's garden or good china taught you what love looks like, and you are still buying that blue{ref}.",
        'In choosing company for life you choose who may sit in that garden.',
        'Whoever is shown the nettles as well may consider it a proposal.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        'Being in love looks good on you, and you know it: letters, rooftops, a picnic for no reason{ref}.',
        'The Tuesday after the rooftop counts as well, though you tend to spend it looking up.',
        'Slippers and a humming dishwasher have not been tried yet as a setting.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Leave you an afternoon, and glitter turns up{ref}.',
        'You like making the thing more than having it, and handing it over best of all: the mask, the lantern, the seven-layer something.',
        'Make one to keep, so that you can see over the years what your pleasure looked like.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'You bring tulips to the office and know who takes oat milk{ref}.',
        'Work goes well among people you like, in a tidy light, with a decent pen.',
        'The ugly task stands behind the tulips, and has been getting a little water too.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Upkeep comes as pleasure or does not come: good soap, a walk with a view, the gym with the sauna{ref}.',
        'Plain discipline you leave at the reception.',
        'So bribe yourself openly, one pleasant thing for one dull one, and keep the exchange fair.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'You are good at two{ref}.',
        'You can hand back a compliment, split a dessert, lose at checkers at the right moment.',
        'Being displeased is a thing you do by yourself, on the way home, quite eloquently.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        "By now you choose with the other person's taste in mind, and could order for them{ref}.",
        'Whoever lives with you ends up better dressed.',
        'Have them choose for you, a whole evening of it, and find out who they think you are.',
      ],
    },
  ],
  8: [
    {
      view: 'love',
      sentences: [
        'You like love with the lid off{ref}.',
        'A first date arrives at the family secret by the second glass, and what you give comes without a return slip.',
        'People who like to begin with the weather need a minute to catch up, and some of them are worth the minute.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Between you and those you love, gifts come with invisible ribbons{ref}.',
        'Sharing an account feels intimate, and keeping two feels like a locked bedroom.',
        'Talk about who pays for what while you are both in a good mood, and tie the ribbon where it can be seen.',
      ],
    },
  ],
  9: [
    {
      view: 'love',
      sentences: [
        'Accents undo you{ref}.',
        "You have loved someone for how they said 'butterfly' in another language, and their country a bit along with them.",
        'With a person from your own street, put the distance in by hand: a trip each, and stories afterward.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In museums you lose whoever you came with{ref}.',
        'Beauty has to have come a long way for you: the tile from Porto, the raga, the proof in four lines.',
        'What is lovely on your own street has to be pointed out to you by a visitor.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'You get far by being liked, and it annoys you a little, since you are also good{ref}.',
        'People hire your taste, your calm, the look of a room after you have run it.',
        'Put it in hard words at the next review: numbers, verbs, your name.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Your loves have a public side: you meet at work, pose well, get invited as a set{ref}.',
        'What can be shown pleases you.',
        'Only a nickname, a lake and one dance step have never been in a picture.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'Old flames become your friends, friends of friends become your guests, and at your table they all pass the rice{ref}.',
        'You love people most easily by the dozen.',
        'Write to one of them and say what it is about that one.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        "A person's hopes are what you fall for first: the bookshop they mean to open, the law they want to change{ref}.",
        'In any circle it is you who makes plans taste good.',
        'Your own hope tends to be the one on the list with no name beside it.',
      ],
    },
  ],
  12: [
    {
      view: 'love',
      sentences: [
        "You keep fondnesses nobody knows of: a poem, a voice on the night program, somebody's whistling in the yard{ref}.",
        'They stay lovely in there.',
        'Try one of them outdoors, in full sentences, because some are sturdier than they look.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Alone with a record and the rain you are better company than at any party{ref}.',
        "Giving, too, you do unseen: the note without a name, the quarter in a stranger's parking meter.",
        'The one time you signed a note, you avoided that street for a week.',
      ],
    },
  ],
}
