import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

export const nodeInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'decision',
      sentences: [
        "'What would you like?' still makes you look at the other person first{ref}.",
        'Agreeing is a language you have spoken since childhood.',
        "The word yet to be learned is a plain 'I'd like the window', said before you know what it does to anyone.",
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Going alone is the lesson: to the film, to the front desk, into the argument{ref}.',
        'Weighing both sides you can do in your sleep.',
        'By yourself you find out, somewhere after the trailers, that you have a side.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your feet wait for a second pair before they set off{ref}.',
        'You can read a wish on any face but the one you never see, which is your own.',
        'Order first, walk in first, and let the others catch up with you for once.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'habit',
      sentences: [
        'Calm strikes you as the moment before something{ref}.',
        'Storms you know how to live through; what has to be learned is the afternoon afterward, with a hammock in it and no news.',
        'Stay until you hear the bees.',
      ],
    },
    {
      view: 'money',
      sentences: [
        "The pull comes from something small that is wholly yours: a row of radishes, a paid-off sewing machine, an hour's work with a result{ref}.",
        "What you know by heart are other people's depths.",
        'Let them keep a few, and go and water.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You wake with a plan for the worst, and the morning turns out to be a morning{ref}.',
        'What wants learning is the weight of a blanket, the crust of a loaf, the same street twice.',
        'Do one thing slowly that you could do fast, and do it with your hands.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'crowd',
      sentences: [
        'You arrive with the answer, and you keep being seated next to someone with a question{ref}.',
        'Big truths come easily to you.',
        'The unpracticed part is to ask what a stranger at the bus stop does all day, and to want the details.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Conviction is your mother tongue; curiosity is the evening class{ref}.',
        'Take the class: read the paper you disagree with, learn the names of the birds on your block, ask a second time.',
        'Small facts turn out to have the better stories.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Your advice is good, and it comes before the story is told{ref}.',
        'The next stretch of road is paved with small talk: whose dog, which bus, what the cousin said.',
        'Ask three questions in a row, and keep the map in the glove box.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'kitchen',
      sentences: [
        'Competence you could teach{ref}.',
        "What you circle, like someone at a cold lake, is the sentence 'I missed you', said at home with flour on your sleeves and nothing to hand over.",
        'Go in up to the knees this week.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'You leave the office late because there you know who you are{ref}.',
        'The untaken path runs through a living room where no one wants a decision from you.',
        'Sit in it for half an hour without fixing a shutter, and let somebody bring you toast.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Of any given year you know what you achieved in it, and not what the kitchen smelled of{ref}.',
        'The way leads back there, to soup and to people who never ask for results.',
        'Call somebody who knew you when you were small, and talk about nothing.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'How to be one of many, at the back, with a clever remark, you have always known{ref}.',
        'What pulls at you is the spot in the light.',
        'Sing the verse as well as the chorus, and do not make a joke of it afterward.',
      ],
    },
    {
      view: 'love',
      sentences: [
        "To be a good friend to everyone is your old skill; to want to be someone's favorite is the new one{ref}.",
        'It makes you blush.',
        'Say it to one person anyway, without adding that you would of course understand.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You take a vote where you could simply choose{ref}.',
        'To step out of the circle feels rude to you, and it is what comes next.',
        'Pick the song, the color or the restaurant, and sign for it with your name.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'Letting it drift has carried you a long way{ref}.',
        'The unused muscle is a small one: the labeled envelope, the returned call, the tightened screw.',
        'Begin with one drawer, and notice that the longing gets clearer as the drawer does.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You can feel everything at once, and the bus still leaves at 8:05{ref}.',
        'What you are learning is a kind of love with a timetable in it.',
        'Catch the 8:05 for a week, and look at who is glad at the other end.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You sense how tired everybody in a room is before you notice that you are{ref}.',
        'The lesson is humble and has handles: water, sleep, a walk at the same hour.',
        'Choose one of them and keep it for a week, even when there is no mood for it.',
      ],
    },
  ],
  Libra: [
    {
      view: 'decision',
      sentences: [
        'You were halfway up the hill when you noticed that someone had asked you to wait{ref}.',
        'Alone you are quick.',
        'The thing to learn is the pace of two, where the path gets discussed and somebody else has packed the plums.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Winning is something you can do with one hand{ref}.',
        "Harder is the half sentence 'What did you mean by that?', asked in order to find out.",
        'Use it once a day, and see that the second question is warmer than the first.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You can do it alone, and you have proved that often enough{ref}.',
        'Less practiced is the moment when somebody takes the other end of the table and lifts at a different speed.',
        'Ask for help with something you could carry, and do not let go first.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'money',
      sentences: [
        'What you have is under control, and dusted{ref}.',
        "The pull goes the other way, toward what can only be had by mixing: a shared wallet, a real confession, a house with someone else's taste in it.",
        'Begin with the bookshelves.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You like to stay where the cushion has your shape{ref}.',
        'Now and then the cushion is taken away, and you discover a tougher and more interesting person on the floor.',
        'Get down there once of your own accord.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Comfort you know how to find; what you walk around is the talk after which nothing is quite as it was{ref}.',
        'It waits for you at the far end of a pleasant evening.',
        'Say the second true sentence as well, the one under the first.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'desk',
      sentences: [
        'Facts stick to you: clippings, numbers, what so-and-so said{ref}.',
        'Missing is the sentence they add up to.',
        'Turn the phone off, climb something, and come down with one opinion you would be willing to be wrong about.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You could go on comparing for another month{ref}.',
        'The unlearned thing is to buy a one-way ticket to an idea and mean it.',
        'Cancel four of the five newsletters, and follow the last one to where it is made.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You have six opinions on it, all well sourced, and the others only want to know which way to walk{ref}.',
        'Choosing a direction feels to you like losing five.',
        'Point at a hill, set off, and correct yourself on the way.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'It is warm where you are, with people who have known you since the crib{ref}.',
        'The path leads out, to a door that has your name on the bell and a schedule behind it.',
        "Take on being in charge of something, small as it is, and don't call home about it before five.",
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Once it gets hard you look around for a lap{ref}.',
        'That wisdom is old and has served you.',
        'New is the discovery that you can be the railing other people hold: sign up for the responsibility you usually praise in them.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You go back to where it was safe, and each time it has shrunk a little{ref}.',
        'Ahead lies something steeper, with a railing that you would have to build yourself.',
        'Set a date for the first board, and tell somebody who will ask.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'Being special came with the cradle{ref}.',
        'A harder pleasure is to be the seventh violin, in a piece that matters, on a night when the applause is for all.',
        'Rehearse with the others, and stand up when they do.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Hearts you know how to win{ref}.',
        "Less familiar is liking people who will never look up to you: the chess club, the tenants' meeting, someone half your age with better ideas.",
        'Go twice before you decide what it did for you.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        "'What would suit me best?' comes to you unasked{ref}.",
        'The newer question is what would suit the street, and it makes you feel oddly light.',
        'Put your name on a list where it stands between two others, and turn up.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        'You have a system for nearly everything, and at night the remainder taps on the pane{ref}.',
        'The unlearned thing is to leave the tray unsorted and listen.',
        'Some of what taps would like to be drawn, or sung, or let be.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Correcting comes to you like breathing in{ref}.',
        'Breathing out is harder: to let the picture hang crooked, the guest be late, the day go unaccounted for.',
        'Lie on the grass until you have lost count of something.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You hold your breath while you concentrate, and you concentrate most of the day{ref}.',
        'What is to be learned has no steps: floating, humming, a nap without an alarm.',
        'Let one thing be done badly by somebody kind, and look out of the window meanwhile.',
      ],
    },
  ],
}
