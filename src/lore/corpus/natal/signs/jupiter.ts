import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

export const jupiterInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'decision',
      sentences: [
        'Luck finds you mostly with your hand already up{ref}.',
        'You volunteer for what nobody has tried, and a third of the time it opens a road.',
        'Keep a note of the other two thirds: there are friends in there who came along because you did.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Your idea of encouragement is a shove{ref}.',
        "'Go on, ask them', you say at the edge of the dance floor, and people who were sure they couldn't are suddenly out there.",
        'See how they landed before you shove the next one.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You feel luckiest out of breath{ref}.',
        'Whatever went well for you began with a run for something: a bus, a stage, a hand.',
        'Keep one morning free for a thing in which you have no practice at all.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'kitchen',
      sentences: [
        'When things go well with you they go well on the stove: the pot gets bigger, the neighbors come, somebody takes home a jar{ref}.',
        'You believe in plenty that can be ladled.',
        'Lend out something that cannot be stored for once, an afternoon, say.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Optimism, as you practice it, is an orchard: planted small, watered, not looked at every day{ref}.',
        'You trust what fattens slowly.',
        'Then comes a year with more apples than you can eat, and it takes you oddly long to hang a bag on the gate.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Well-being comes to you through the soles and the stomach{ref}.',
        'A long table, a warm wall, second helpings: there you believe in the future.',
        'Invite somebody to it who usually eats standing up.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'desk',
      sentences: [
        'Every course catalog is a small holiday to you{ref}.',
        'You have begun Portuguese, beekeeping and the history of typefaces, and can tell a good story about each.',
        'One of the three would carry you a long way if you were still there for lesson twelve.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Doors open because you know a person who knows the person{ref}.',
        'You hand out phone numbers like mints.',
        'Ask after a month what became of two of those introductions, since the best of what you start goes on out of your sight.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You collect people who know one odd thing each{ref}.',
        'A glassblower, a judge, somebody who repairs organs: between them you have learned more than at school.',
        'Introduce two of them, and let the conversation go on without you.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'kitchen',
      sentences: [
        "At your place the lasagna always reaches: for the niece's roommate, the stranded colleague, the neighbor whose stove gave out{ref}.",
        'A full house makes you generous and a little sleepy.',
        "Be the stranded one now and then, at somebody else's table.",
      ],
    },
    {
      view: 'memory',
      sentences: [
        'What your family believed about the world you have carried farther than anybody meant you to{ref}.',
        "A proverb said over somebody's ironing has been with you in three cities.",
        'Try it on a person who was raised on the opposite one.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Love, as you learned it, makes up another bed{ref}.',
        'Your good years are those with too many shoes in the hall.',
        'Ask who would like a room of their own all the same, and start with yourself.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'Happiness makes you want a stage for everyone{ref}.',
        'The shy colleague gets announced, the niece must play the trumpet, and most of them are glad afterward.',
        'Ask in the wings, quietly, before you pull the rope.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'You tip like a minor king{ref}.',
        'The size of the gesture is half the joy, and it comes back to you in the way the waiters remember your corner.',
        'Give one thing anonymously, and find out which half you miss.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Your friends are the best there are, and you say so to their faces{ref}.',
        'They have grown into it over the years, as one grows into a coat.',
        'Praise one of them for something that took patience, since applause for that is rare.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'habit',
      sentences: [
        'Your faith is in the repeat: scales, stretches, eight glasses, the same loop at lunch{ref}.',
        'Where others wait for a chance, you have already sharpened for it.',
        'Better may take a Sunday off, however, and so may you.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Help from you arrives in a usable size{ref}.',
        "While others say 'Anything you need', you have sent the form with the boxes already ticked.",
        'Dream bigger on their behalf for a change: ask what they would do if there were no form.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Your luck is made of returned calls{ref}.',
        'You were asked back because the first time every screw had been tightened and the floor was swept.',
        'Name a higher price for the next one, as high as you would name it for a friend.',
      ],
    },
  ],
  Libra: [
    {
      view: 'friendship',
      sentences: [
        'Good turns come to you arm in arm with somebody{ref}.',
        "The apartment, the job, the place in the choir: each began with 'Would you do this with me?'",
        'Make a list of what you would still want if no one had asked.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You believe nearly anyone can be brought to one table if the light is right{ref}.',
        'It has worked with in-laws.',
        'Where it fails you book a nicer restaurant, though by then it may be time to say who was wrong.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You are at your most hopeful across from one person, with two glasses on the table{ref}.',
        'A plan that has been talked through in that way hardly ever fails you.',
        'Draw one up by yourself first, so that there is something for the other to add.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'money',
      sentences: [
        'Where others see a mess, you see something to be taken on whole, cleared out and made good: a house, a firm, a friendship{ref}.',
        'You bet rarely and then with both hands.',
        'Show the sums to somebody who is not in love with the roof.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'The books that enlarged you were the ones somebody had put on the top shelf{ref}.',
        'You grow by looking at what others step over.',
        'Bring a bit of it back in a form that can be passed around at dinner.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You say yes after a long look into the well{ref}.',
        'Half measures never brought you anything; the few times when you went all the way down did.',
        'Tell somebody what you saw there before you let go of the bucket.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'habit',
      sentences: [
        'Asked the way to the post office, you recommend the coast{ref}.',
        'Larger is kinder, in your book.',
        'Most people come back tanned and thankful, and one or two only wanted stamps: find out which kind is asking.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'You teach whether or not there is a class, and a question in the lobby has become a philosophy by the third floor{ref}.',
        'Meeting your match is what keeps you young.',
        'Sign up for something where you are the worst in the room.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Your best decisions were made on station platforms{ref}.',
        'Anything beyond the last stop looks promising to you, and quite often it has been.',
        'Before the next departure, write on the ticket what you hope to bring home.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'Chances reach you late and in working clothes{ref}.',
        'You are offered the larger room because you kept the smaller one swept for years.',
        'Say yes a little before you feel entitled to it, while there is still somebody above you to ask.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'In good times you build a wall; in bad times you are the one with a wall{ref}.',
        'Generosity from you has terms, fair ones, in writing.',
        "Leave one gift without any, and don't look up what became of it.",
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You hope in stages, with a date for each{ref}.',
        'People smile at the plan until the third year, and then they ask to see it.',
        'Leave the fourth year blank, and let something come to you that nobody has scheduled.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'You think better of people in general than most people do, and you have a plan for them{ref}.',
        'A shared car, a tool library, a list on the stairwell door.',
        'Knock as well: the neighbor who never signs the list owns the best drill.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Your good turns came from the wrong party, the canceled lecture, the mailing list you joined by mistake{ref}.',
        'You widen by interruption.',
        "Leave a gap in the week that isn't for anything, and don't improve it.",
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Your friends would never have met without you, and some would have taken care not to{ref}.',
        'A good evening, for you, has a quarrel about the future in it and no dress code.',
        'Have one of them over alone, with no topic.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        'Something in you trusts the water to hold{ref}.',
        'You have left jobs with nothing lined up and gone north with one sweater, and people made room.',
        'It would be a courtesy to tell them beforehand that you might need a bed.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Strays recognize you: dogs, poets, the guest nobody came with{ref}.',
        'You have given before you asked for the name.',
        'Keep one evening with the bell switched off, because your door does not know how to be half open.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You decide by what lets you sleep, and it has rarely cheated you{ref}.',
        'From outside it looks like drifting, and then the boat is at the right pier.',
        'Write down beforehand what you can do without, so that the water has a floor.',
      ],
    },
  ],
}
