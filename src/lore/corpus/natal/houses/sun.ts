import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const sunInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'crowd',
      sentences: [
        'Before you have said a word the room knows you are in it{ref}.',
        'Strangers ask you where the restrooms are, as if you worked there.',
        'Decide on the way in what you would rather be asked about, and wear something that starts that conversation.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'How the day is going can be read off your posture from across the street{ref}.',
        'You are the thing you are working on: the stride, the haircut, the way of saying your own name.',
        "Somebody who loves you would like to see the version from before nine o'clock as well.",
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        "'Mine' is a warm word in your mouth{ref}.",
        'A wage you bargained for yourself, a van paid in full, a pear tree you planted: by such things you know who you are.',
        'Put one thing on that list which you can do rather than have.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'In the evening you turn out your pockets, and the little pile gets looked at{ref}.',
        'You want to see what the day was worth.',
        'A talk or a swim may be worth as much and leaves no coin, so those days look empty on the dresser.',
      ],
    },
  ],
  3: [
    {
      view: 'crowd',
      sentences: [
        'On your block you are a kind of radio station{ref}.',
        'You know whose cat, whose van, whose exam, and you come back from mailing a letter with a plan for the fence.',
        'The story you began with the mail carrier has been to be continued for weeks.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You became yourself at bunk-bed distance from somebody: a sibling, a cousin, the kid next door{ref}.',
        'The debates held there after lights-out still set the pace of your talk.',
        'Call that person about nothing, and notice who you are by minute five.',
      ],
    },
  ],
  4: [
    {
      view: 'solitude',
      sentences: [
        'When your own front door closes behind you, your voice drops to its real pitch{ref}.',
        'Outside gets a good performance; the house gets you.',
        'People from out there have so far met only the handshake.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Somewhere stands a house, perhaps painted another color by now, where you go in thought to check who you are{ref}.',
        'You know which step creaked.',
        'What you make of yourself continues it or answers it; ask an older relative which, and take notes.',
      ],
    },
  ],
  5: [
    {
      view: 'crowd',
      sentences: [
        'Given a sandbox, a microphone or a deck of cards, you are your full size{ref}.',
        'You come alive when nothing is required.',
        'Put an hour of no use at all on the calendar, and guard it the way other people guard a job interview.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You flirt the way others doodle, right up to the edge of the page{ref}.',
        'Being delighted is serious business.',
        'What you make out of delight, a puppet theater, a rhyme, a sauce, wants finishing on one of the days in between, when nobody is in love.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'You feel like yourself when the list is long and the apron is on{ref}.',
        'A thing done properly, in a back room nobody visits, lights your whole day.',
        'In a vacation rental you alphabetize the spices, and no harm would come of a week with the cinnamon at the front.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'The animal you live in has a schedule, and you make a small glory of keeping it: the dog out at six, oats, twenty minutes on the floor{ref}.',
        'Off schedule you lose your shine.',
        'Draw up a shorter version for bad weeks, and count it as the real one.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'Your mind gets made up while you are talking to one particular face{ref}.',
        'Alone you are a first draft.',
        'Friends can tell from your opinions whom you last had lunch with, and by now they steer the seating a little.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        "'We' slips out of you even about a haircut{ref}.",
        'Whatever you do well you do as half of something: a duo, a firm of two, a standing game on Thursdays.',
        'Hit a ball against the wall sometimes, so that you learn your own serve.',
      ],
    },
  ],
  8: [
    {
      view: 'solitude',
      sentences: [
        'You are widest awake when a conversation reaches the part people lower their voices for{ref}.',
        'A crisis that empties the room finds you pulling up a stool.',
        "For the calm weeks take up something deep that isn't broken, like a cello.",
      ],
    },
    {
      view: 'money',
      sentences: [
        "Other people's treasures end up in your care: the spare password, the family silver, the thing said at two in the morning{ref}.",
        'Being trusted makes you stand taller.',
        'What is only yours lies around on the hall table, because nobody has ever been asked to look after it.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'Distance makes you larger{ref}.',
        'In an airport at dawn, with a paper cup and a language you half speak, you are unmistakably yourself.',
        "At home you make do with a temple across town, a night course, a neighbor's alphabet.",
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Somewhere a notebook of yours says what it is all for{ref}.',
        'A job without an answer to that leaves you flat by Tuesday noon.',
        'Rewrite the first page once a year, because you have been places since, and the old one still talks as if you had not.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'Your name on a door does something for your spine{ref}.',
        'You are most yourself where it can be seen what you do, and half the town could say what that is.',
        'What you are bad at, you are bad at very early in the morning, with the blinds down.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        "'How will it look from the street?' is a question you cannot switch off{ref}.",
        'It has steered you well: people set their watches by your direction.',
        'Once a season choose a thing nobody will ever hear of, and do it just as carefully.',
      ],
    },
  ],
  11: [
    {
      view: 'crowd',
      sentences: [
        'In the group photograph half your face is missing, because you were telling the photographer how to fit everybody in{ref}.',
        'Among people who want the same thing you grow a size.',
        'At a table for two, without the cause, it takes you a moment to find your voice.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Your future is a group project: the shared house, the festival, the better city council{ref}.',
        'Hope keeps you young.',
        'Put down the banner one evening and say what you would like for yourself, in case someone in the circle could help.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'You shine with the door shut{ref}.',
        'The good idea, the good song, the good cry happen where nobody is looking, and you come out an hour later as if you had only been folding laundry.',
        'Now and then somebody in the hall has stood still to listen, and told no one.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'On the program your name is in small print, and without you there would be no program{ref}.',
        'You like it backstage, where it smells of dust and cables.',
        'Take one bow a year, a short one, so that the others know whom to thank.',
      ],
    },
  ],
}
