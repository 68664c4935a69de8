import type { DayThoughts } from '#lore/authored.ts'

export const uranusToMars: DayThoughts = {
  eases: {
    1: {
      says: [
        'Acting fast works for you these weeks, and you land on your feet.',
        "Uranus gives the Mars in your first house an instinct for the right second, so that you're across the room before others have seen what happened.",
        "It works as long as you don't stop to admire it.",
      ],
      task: 'Act on the next good impulse within ten seconds, as long as nobody could get hurt.',
    },
    2: {
      says: [
        "There's a quicker way to get the money, and you've just seen it.",
        'The second-house Mars works hard for what it has, and Uranus these weeks points to something that everyone has overlooked.',
        "It may be as simple as asking the person who's never been asked.",
      ],
      task: 'Try one unusual way to earn or save ten dollars before the day is over.',
    },
    3: {
      says: [
        'The bold remark works these weeks, where the careful one never did.',
        "With Mars in this house you've often been told to count to ten, and Uranus lets you go at three.",
        'People nearby seem to wake up, and one of them says that it was high time.',
      ],
      task: "Say the first honest thing that occurs to you in a conversation that's going nowhere.",
    },
    4: {
      says: [
        "Something at home that's resisted you for years could be changed in an hour.",
        'Uranus these weeks lends the fourth-house Mars a trick, so that the thing comes apart where nobody had thought to pull.',
        'The rest of the household may hardly believe it.',
      ],
      task: "Try the one method nobody's tried yet on something at home that won't move.",
    },
    5: {
      says: [
        "Somebody may say that you wouldn't.",
        'The Mars in your fifth house lives for a bit of risk in its games, and Uranus these weeks offers new ones where nobody is an expert.',
        'You may make a fool of yourself with great success.',
      ],
      task: "Try a sport, a stunt, or a dance you've never done, and let somebody film it.",
    },
    6: {
      says: [
        "You find a faster way to do something tedious, and it's fun.",
        'Uranus these weeks gets the sixth-house Mars to stop working harder and look at the machine.',
        'What took all day is done by eleven, and you may keep that to yourself for a while.',
      ],
      task: 'Automate, skip, or turn upside down one step of a boring task.',
    },
    7: {
      says: [
        'You and somebody very different make things happen.',
        'Uranus these weeks turns the friction that your seventh-house Mars finds in other people into sparks you can use.',
        "You disagree every five minutes, and the thing gets done in half the time you'd allowed.",
      ],
      task: "Ask the least predictable person you know to join you in something that's stuck.",
    },
    8: {
      says: [
        "The tie that's been dragging can be cut, and it's over in a minute.",
        "The Mars in your eighth house has fought for years over something shared, and Uranus these weeks shows that nobody's holding the other end.",
        "You're free before you've finished the speech.",
      ],
      task: 'Stop fighting for one thing that you no longer want, and tell the other side.',
    },
    9: {
      says: [
        "The moment to set off comes without warning, and you're ready.",
        'A ninth-house Mars would always rather leave than plan, and Uranus these weeks agrees with it for once.',
        "The people you meet this way are the ones you'd never have looked up.",
      ],
      task: "Pack what you'd need for one night away, put it where you can grab it, and look for a reason.",
    },
    10: {
      says: [
        "There's a way through where you've been stopped for a long time.",
        "Uranus these weeks opens a gap in front of your tenth-house Mars, because someone's changed seats or a rule has lapsed.",
        "It'll be noticed that you were quick and that you didn't gloat.",
      ],
      task: 'Try again today at something official that turned you down before.',
    },
    11: {
      says: [
        'You can get a group out of its rut with one unexpected move.',
        'The eleventh-house Mars fights for what its friends want, and Uranus these weeks lets you see that they want something else by now.',
        'Nobody had dared to say that the old plan bored them.',
      ],
      task: 'Propose the opposite of what the group usually does, and offer to go first.',
    },
    12: {
      says: [
        'Something that held you back inside lets go all at once.',
        'The twelfth-house Mars has its foot on the gas and on the brake, and Uranus these weeks lifts the one on the brake.',
        "You may not notice until you find that you've already done it.",
      ],
      task: "Do something you've been too shy to do, in a place where nobody knows you.",
    },
  },
  presses: {
    1: {
      says: [
        'Hurry makes you clumsy at present.',
        "Uranus jolts the Mars in your first house these weeks, and it has moved before it's looked.",
        'You drop your phone or bump into a table, and the people near you start to keep their distance.',
      ],
      task: 'Do every physical thing at three-quarters speed today, stairs and typing included.',
    },
    2: {
      says: [
        'An obligation or a possession has to go, you feel, and at any price.',
        'The Mars in your second house gets impatient with what ties it down, and Uranus these weeks suggests that you throw it out with the wrapping.',
        'By Thursday you may want parts of it back.',
      ],
      task: 'Put what you want to get rid of in a box for a week before you sell or cancel it.',
    },
    3: {
      says: [
        "You interrupt people before you know it, and then you're loud.",
        'Uranus these weeks sets off the third-house Mars over very little, a tone or a turn signal or the word actually.',
        'The person it hits may only just have arrived in the matter.',
      ],
      task: 'Apologize to someone for your volume, and leave what you said as it is.',
    },
    4: {
      says: [
        "Tempers go off at home these weeks, over nothing, and then the air's clear.",
        'The Mars in your fourth house has pressed down a good deal of irritation for the sake of peace, and Uranus opens the valve.',
        'By now somebody may know what you think about the bathroom.',
      ],
      task: "Say one mild complaint at home early in the day, while it's still mild.",
    },
    5: {
      says: [
        'You may be first in line for the ride that nobody else wants.',
        'Uranus these weeks tempts the fifth-house Mars to play for more than it meant to.',
        "It's the speed you like, and there are ways to have it in which nobody has to explain things afterward.",
      ],
      task: 'Get your thrill from something steep, loud, or cold, with somebody along.',
    },
    6: {
      says: [
        'One more instruction would be one too many.',
        'The Mars in your sixth house has swallowed a lot in order to get the work done, and Uranus these weeks makes it slam something.',
        "There's a real grievance underneath, and it'd be a pity if they only remembered the slam.",
      ],
      task: 'Write down your one real grievance about how the work is done, in words without adjectives.',
    },
    7: {
      says: [
        'Out of nowhere you and somebody may be fighting.',
        'Uranus these weeks surprises the seventh-house Mars, which takes every sudden move by another person as an attack.',
        'It began with a joke or a changed plan, and neither of you had slept enough.',
      ],
      task: 'Ask for a pause of twenty minutes in the next quarrel, and come back on time.',
    },
    8: {
      says: [
        'Breaking off all dealings with someone seems the only thing to do, by today.',
        'Uranus these weeks persuades the Mars in your eighth house that a clean cut is the only way out of a joint affair.',
        'Things that are cut off in anger usually have to be sorted out later, at a table, with receipts.',
      ],
      task: 'Write the breakup note about a shared matter, and keep it in drafts for three days.',
    },
    9: {
      says: [
        "If there's something to be against, you've found it.",
        'The ninth-house Mars wants a dragon, and Uranus these weeks finds one in every rule and every headline.',
        'Half of the people you attack would be on your side if you let them finish.',
      ],
      task: "Ask someone you're about to oppose what they'd change themselves, and begin with that.",
    },
    10: {
      says: [
        "You tell somebody with authority exactly what you think, or you're about to.",
        'Uranus these weeks takes the patience from the Mars in your tenth house, which has stood in line for long enough.',
        'You may be right on every point and still lose the only thing you wanted.',
      ],
      task: 'Wait one day with the open word to someone who has a say, and ask for an appointment.',
    },
    11: {
      says: [
        "You'd like to leave the group with a bang.",
        "The Mars in your eleventh house has pulled the wagon for a long time, and Uranus these weeks shows it how light it'd be alone.",
        "Your friends may not know that you're angry, since you've gone on pulling.",
      ],
      task: "Tell the group what you'll stop doing and when, in a friendly voice, and stay a member.",
    },
    12: {
      says: [
        'The force of your own anger startles you.',
        "Uranus lights up the place in which your Mars has kept quiet so well that you'd taken it for calm.",
        "It's over quickly, and it leaves you with useful information.",
      ],
      task: "Notice what you'd just been thinking about when the anger came, and write that down.",
    },
  },
}
