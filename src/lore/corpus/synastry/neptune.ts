import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your Neptune, and what it meets in your partner. */
export const neptuneSynastry: Partial<Record<AspectPoint, Record<AspectQuality, Wording[]>>> = {
  sun: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Through your eyes {partner} has a slight glow around the hair{ref}.',
          'It makes them braver than they are, and at times unsure whom you are smiling at.',
          'Ask what was dull about their day, and smile at that.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What {partner} wants and what you dream for them have run together like two watercolors{ref}.',
          'The picture is beautiful and hard to hang.',
          'Take two sheets on a quiet evening, write one wish each, and leave the blank margins blank.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'You guess what {partner} might have been, a harbor pilot perhaps or a clarinetist{ref}, and you say it without pity.',
          'A shy part of them takes a seat at the table.',
          'Find the nearest harbor or a borrowed clarinet, and spend a free day on it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Before {partner} speaks to a full hall, you tell them to picture the sea behind the last row{ref}.',
          'The voice comes out wider.',
          'Go on lending such pictures, a single one for each occasion, and leave the standing there to them.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'You say yes because {partner} shines so{ref}, and later you are somewhere else with a wet umbrella.',
          'It looks like a broken promise, and it was an unspoken no.',
          'Practice the small no this week, on the choice of film.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "Somebody once seemed larger than life to you, and {partner} has been wearing that person's cape{ref}.",
          'It slips at the first missed train.',
          'Tell them a fault of theirs you find easy to live with, and mean it.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'body',
        sentences: [
          'Moods cross the corridor without knocking{ref}: {partner} is sad in the kitchen, and you feel it in the bath.',
          'That is tender, and it leaves nobody to hold the lamp.',
          'Dry your feet, come in, and ask before you weep along.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Hours melt when you sit with {partner} over the last of the tea{ref}.',
          'Your softness finds theirs, and the bills lie under the fruit bowl like pressed leaves.',
          'Keep the tea, and deal with one envelope before the cups are rinsed.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'solitude',
        sentences: [
          'A lamp lower, the radio almost off{ref}: you know how to make a room in which {partner} can be tired.',
          'You ask for nothing in it.',
          'Take your own weariness there too, and let them find you on the rug.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Lullabies, the smell of a certain coat, an uncle who talked to birds{ref}: {partner} tells you such things, because with you they do not dry out.',
          'Write one of them down and give it back on paper.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'While {partner} needs to know who fetches the key, you look kindly through them{ref}.',
          'Feeling everything, you have missed the one thing that was asked.',
          'Repeat the request aloud, put it on your hand in ink, and then be as kind as you like.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You hide a worry to spare {partner}, and they lie awake over its shape{ref}.',
          'A mist in the hall is harder to live with than a chair.',
          'Say the worry in nine plain words at supper, and pass the bread.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'friendship',
        sentences: [
          'Sentences begun by {partner} drift over to you and come back as verse{ref}.',
          'Between you a shopping list may well turn into a ballad.',
          'Sing it by all means, and let them carry the version on which eggs are mentioned.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You understand {partner} before they are clear{ref}, and so the thing itself is never said.',
          'A third person would have no idea what you decided.',
          'Dictate it to one another slowly, as for a stranger, and look at what turns up.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          "Into {partner}'s orderly talk you drop an image{ref}, a heron or a flooded stairwell, and the argument finds its feet.",
          'You hear what lies around the words.',
          'Read aloud to each other until the tea is cold, something neither would choose.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You may stare at the lake, and {partner} may do the crossword beside you{ref}.',
          'Every ten minutes they ask for a river with five letters, and every time you know one.',
          'Plan such an afternoon, with no guests and a thermos.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "'Sometime next week' leaves your mouth as a mood, and {partner} writes it down as an appointment{ref}.",
          'Now there are two people with different weeks.',
          'Say the day and the hour out loud, both of you, and set the alarm yourself.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The map in your head has clouds on it, and {partner} asked for the bus number{ref}.',
          'Being pressed makes you invent one.',
          "'I don't know' is a clear answer, so offer it early, and look the rest up together.",
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          'It is always a little like the end of a film when you meet {partner}{ref}, the wet street, the saxophone.',
          'Longing is sweet to you even across a table.',
          'Look at the actual face for a while, crumbs included, and order something to eat.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Gifts from you have no price and not much use{ref}, a jar of beach, a song on a cassette.',
          '{partner} loves them and has nothing to play them on.',
          'Find the old machine at a flea market, and listen to side B.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'Galleries, evening concerts, the last row of the circus{ref}: you and {partner} are moved at the same moment and need no elbow to say so.',
          'Your reverie makes their pleasure last.',
          'Get two tickets for something with strings, and walk home.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'One drop of something unnamable goes into the sauce from your hand{ref}, and {partner}, who chose every plate, closes their eyes over it.',
          'Let the recipe stay a secret, and hand on the plates some other time by washing them.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          "Forgiving is easy for you, so easy that {partner} isn't sure you noticed{ref}.",
          'Love likes a witness to its work.',
          'Say what hurt, in the size it had, and let them make it good with their own hands.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Lending, giving, leaving coats in trains{ref}: your purse has a hole that you think of as charity, and {partner} paid for the taxi again.',
          'Write down this month what went where.',
          'Be generous from a jar with a bottom.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          'Where {partner} clenches, you go soft{ref}, and the fist closes on a wet sponge.',
          'It may soothe and it may madden.',
          'Let them feel some resistance, a palm against the palm, and say in so many words what you are for.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A cause, a shore, a stray with one ear{ref}: you sigh over it, and {partner} is out with the rope.',
          'Your pity steers their strength.',
          'Choose the rescue together while nothing is howling, and count how many blankets there are.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          "Music is what you add to {partner}'s labor{ref}.",
          'With your playlist they plane the door as if it were a cello, and forget to be annoyed at the hinge.',
          'Put on the slow one toward evening, and catch the shavings in your apron.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You can hear the hurt inside a shout{ref}, and {partner} grows quieter because of it.',
          'No one has to lose when heat is met by water.',
          'Tell them afterward which word reached you, so that they know there is a shore.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Evasion is your judo{ref}.',
          '{partner} comes at you with a clear demand, and finds your slippers still warm and the garden door open.',
          'Stay in the chair for five minutes, by the clock, and answer with yes, no or tomorrow at ten.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{partner} hammers, you float{ref}.',
          'By evening they have done both halves of the job and are cross with a person who meant so well.',
          'Take the half that can be done alone and dreamily, the varnish or the captions, and finish it.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Standing beside you in a photograph, {partner} comes out slightly blurred{ref}.',
          'You take on their gestures, they take on your far-off look, and guests mix up the names.',
          'Choose different colors for the evening, and meet on the balcony to compare.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You breathe as {partner} breathes, on the sofa, on the night bus{ref}.',
          'It calms the skin and puts both to sleep before the stop.',
          "Appoint one of you to watch the street, by turns, and let the other's head sink.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Entering with you is easy, because you dim a room a little{ref}.',
          '{partner} needs no armor there, hardly shoes.',
          'Choose meeting places with water in view or a piano in the corner, and leave the end of the evening open by an hour.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Tired feet, a headache, a cold day{ref}: your hands seem to know where it sits in {partner}.',
          'A person can thaw under so little.',
          'Offer it without being asked, stop before it grows long, and say where your own back would like it.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          "'Under the clock,' you say, and {partner} stands there for half an hour{ref}.",
          'You are under another clock, enchanted by a busker.',
          "Send a picture of where you stand, ten minutes ahead, and bring the busker's song as an excuse only once.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "You see in {partner}'s face what you fear or hope is there{ref}, and answer that.",
          'They have merely been squinting into the light.',
          "Ask 'what is your face saying?' with a grin, and believe the reply, however ordinary it is.",
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'decision',
        sentences: [
          "{partner}'s calling has a melody for you{ref}, and since you hum it, they have begun to look for work with windows.",
          'The rent was not part of the tune.',
          'Help with the sum as well, at the same table, in pencil and without sighing.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Legends about {partner} tend to start with you{ref}.',
          'You leave out the dull years and add some weather.',
          'It opens doors that later have to be walked through, so check the next story with its hero before you tell it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Stuck on a concept, {partner} rings you, who know nothing about it{ref}.',
          'You say that it reminds you of a greenhouse at night, and there is the campaign, the lesson, the facade.',
          'Ask to see it once it stands, and bring a plant.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'After the award or the bad review, {partner} would rather sit with you than be congratulated{ref}.',
          'What they are without the title never went out of focus for you.',
          'Keep an evening free in such weeks, for soup and an old film.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'A message that you promise to pass on tends to dissolve{ref}.',
          "In {partner}'s line of work people count on such a message.",
          'Let their calls go past you altogether, and give your help where forgetting does no harm, with the flowers and the last proofreading of the poem.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Ambition makes you wistful{ref}.',
          '{partner} talks of the promotion, you gaze at the gulls, and both feel that something fine is being betrayed.',
          'Say what you would miss, the long breakfasts perhaps, and ask them to put those in the contract.',
        ],
      },
    ],
  },
}
