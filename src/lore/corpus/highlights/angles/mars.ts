import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Element } from '#sky/fact-base.ts'

export const marsOnAngles: Record<
  'asc' | 'dsc' | 'mc' | 'ic',
  Record<Element, AuthoredParagraph>
> = {
  asc: {
    fire: {
      says: [
        "You're moving before other people have finished discussing it ({aspect}).",
        "You cross when the light's about to change, you pick up the heavy end, and nobody has ever asked what you want and waited long for the answer.",
        'It gets things going, and timid people feel safer near you.',
        'You come across as angry more often than you are, so you may have to apologize for a tone when you were only in a hurry.',
      ],
      traits: ['bold', 'quick'],
    },
    earth: {
      says: [
        "There's a solid push in you that people feel at once ({aspect}).",
        'You never raise your voice, but you keep coming, and by the third visit the clerk finds the form.',
        'Anything that takes strength and a whole day is in good hands with you.',
        "You're slow to get angry and slower to get over it, and those who've seen it once choose their words with you afterward.",
      ],
      traits: ['steady', 'bold'],
    },
    air: {
      says: [
        "Someone says that the new place is overrated, and you've taken the other side for the fun of it before you've sat down.",
        "You meet people with an argument, and for you it's a form of hello ({aspect}).",
        "The good ones see that you're enjoying yourself, and enjoy it back.",
        "Others feel tested by somebody they've just met, and you'd be surprised to hear that they found you hard.",
      ],
      traits: ['frank', 'quick'],
    },
    water: {
      says: [
        "You're ready at all times to defend someone, and often it's yourself ({aspect}).",
        'You pick up a slight in half a word, and your face closes before your manners have had a chance to do anything about it.',
        'When a stranger is being treated badly, that same quickness makes you the first to step in.',
        'What puzzles people is the temper when nobody has said anything, since you were answering what they meant.',
      ],
      traits: ['guarded', 'warm'],
    },
  },
  dsc: {
    fire: {
      says: [
        "You're drawn to people who go straight for what they want ({aspect}).",
        'They get you moving, you fight, you laugh about it, and a week without any friction makes you check whether they still care.',
        "For a long time you may believe that they're the forceful one.",
        'Then you hear yourself on a recording, deciding where everyone should stand, and have to think again.',
      ],
      traits: ['bold', 'close'],
    },
    earth: {
      says: [
        'You choose strong people, and then neither of you gives way ({aspect}).',
        'Building something with one of them suits you better than talking, and a bookcase put up together has ended more than one cold spell.',
        'You respect a person who can hold their ground.',
        'It can take a month to settle where a fence goes, though, since each of you is quite sure that the other will tire first.',
      ],
      traits: ['steady', 'close'],
    },
    air: {
      says: [
        'You like a person you can spar with ({aspect}).',
        'A sharp reply wins you over faster than a kind one, and the friends who last are those who told you on the first evening where you were wrong.',
        "You get your best ideas while you're defending the bad ones.",
        'Since you seldom hold on to any of it, you may miss that somebody who loves you is still turning over a remark you made for sport.',
      ],
      traits: ['frank', 'close'],
    },
    water: {
      says: [
        'You go quiet and careful when something bothers you, and the person across from you, who can feel it, ends up shouting.',
        'So the anger in a friendship tends to look like theirs ({aspect}), and some of it is yours.',
        'It does mean that you can stand a storm in someone you love without taking it for the end.',
        "Things go better on the days you're the first to say that you're mad.",
      ],
      traits: ['close', 'guarded'],
    },
  },
  mc: {
    fire: {
      says: [
        "You're known for going first ({aspect}).",
        "If nobody wants to make the call or open the meeting, they look over at you, and you're already up.",
        'You do your best work with something to win, in plain sight, and a clock running.',
        "It earns you a few rivals, some of whom you've never noticed, because you assumed they were having as good a time as you were.",
      ],
      traits: ['public', 'bold'],
    },
    earth: {
      says: [
        'Whatever has beaten everyone else tends to be offered to you next.',
        "You're known as somebody who gets hard things done ({aspect}), and you like a job with weight to it, one where by evening a visible amount has been moved from here to there.",
        "You'd rarely turn one down, and you seldom mention how tired you are, so others think it's easy for you.",
      ],
      traits: ['public', 'steady'],
    },
    air: {
      says: [
        'In public you fight, and words are what you do it with ({aspect}).',
        "You're the one who asks the speaker the question that half the audience has written down and nobody was going to ask.",
        'People come to you when something needs to be said to someone higher up.',
        "They don't always come along when you say it, and you may turn around in the middle of a sentence to find that you're alone.",
      ],
      traits: ['public', 'frank'],
    },
    water: {
      says: [
        "You're ambitious for other people's sake, and for your own under that cover ({aspect}).",
        "Let someone in your care be overlooked, and you're on the phone the same hour, with a persistence you'd never use to ask for a raise.",
        'Others see the kindness and miss how much force there is in it.',
        "You'd get further if you minded being overlooked yourself as quickly as you mind it for them.",
      ],
      traits: ['public', 'generous'],
    },
  },
  ic: {
    fire: {
      says: [
        "The gate's been left open, and somebody hears about it from three rooms away.",
        "Out in the world you're civil all day, and your temper waits until you're home, as your courage does ({aspect}).",
        "It's gone in ten minutes, and you've often fixed the gate by then.",
        'You may have come from a house where people were quick to shout, or from one where nobody dared, and either way you need a place where you may.',
      ],
      traits: ['private', 'bold'],
    },
    earth: {
      says: [
        "You're happiest at home with a project going ({aspect}).",
        'A wall gets moved, or a garden dug up, or in a rented room you at least put the bed somewhere else, and you sleep well afterward.',
        "It's where your strength goes when nobody has asked you for it.",
        "People who share the place would sometimes like it finished, and you'd be lost within a week if it were.",
      ],
      traits: ['private', 'steady'],
    },
    air: {
      says: [
        'You argue most with the people you come from ({aspect}).',
        "A holiday meal with you has two or three subjects that everyone else had agreed to avoid, and you bring them up because you can't see the use of family you can't disagree with.",
        'It keeps all of you honest.',
        "It also means that one relative calls ahead to ask what you'll be in the mood to discuss.",
      ],
      traits: ['private', 'frank'],
    },
    water: {
      says: [
        "You'd do anything for the few people who count as yours ({aspect}).",
        "Somebody who slights them has made an enemy for good, and is often the only person who doesn't know it.",
        "In your own home, where you might relax, you go on listening for trouble, since that's where it would hurt most.",
        'What you feel yourself comes out sideways there, as a hard way of closing cabinets.',
      ],
      traits: ['private', 'close'],
    },
  },
}
