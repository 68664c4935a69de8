import type { EasyContacts } from '../../../authored.ts'

/** The reader's Mars with a point of the partner's. */
export const yourMarsEasily: EasyContacts = {
  'mars~sun': {
    joined: [
      [
        "You get restless in {partner}'s company, in the good way, and something usually gets started ({contact}).",
        "You'd fight for what they want, and sometimes you begin before they've decided to.",
        "They feel backed and a bit hurried, and on the whole they'd sooner have it than not.",
      ],
    ],
    harmonious: [
      [
        "You like to do things for {partner} that need a push, such as getting them to apply when they'd talked themselves out of it ({contact}).",
        'They give you something worth the effort and are generous with the credit.',
        'After a day of that you sleep well.',
      ],
      [
        "Give {partner} a week of doubt and you'll have signed the two of you up ({contact}).",
        "It's beyond you to watch them hesitate.",
        "They complain for a day, and then they're rather glad that one of you has so little respect for second thoughts.",
      ],
    ],
  },
  'mars~moon': {
    joined: [
      [
        'You act and {partner} feels it, so a quick decision of yours can change the temperature of an evening ({contact}).',
        "You're protective of them, and you would rather do something than say so.",
        "They come alive around you, and they'd like a warning, now and then, before the next idea.",
      ],
    ],
    harmonious: [
      [
        "When {partner} is worried you do something about it, and it's nearly always the right thing ({contact}).",
        'You like to be needed in a plain way.',
        "They feel safe with your strength because you've never turned it on their moods.",
      ],
      [
        'You do things and {partner} makes them feel worth doing ({contact}).',
        'A thank-you from them goes further with you than a prize would.',
        'They like to hear you come in, because it means that something will happen.',
      ],
      [
        "When {partner} is low you do something about it, and it's generally the right thing ({contact}).",
        "They feel protected, which they'd deny.",
        "You're gentler with your strength around them than people at work would believe.",
      ],
    ],
  },
  'mars~mercury': {
    joined: [
      [
        "{partner} says something clever, and you're in motion or in an argument before they've finished ({contact}).",
        'You like how their mind stings.',
        'They like it that words have consequences with you, and they may learn to say "just thinking" first.',
      ],
    ],
    harmonious: [
      [
        'You have the push and {partner} has the wording, which is why the two of you get refunds ({contact}).',
        'With their notes in your hand you come to the point faster.',
        "They enjoy hearing an argument of theirs delivered by someone who isn't nervous.",
      ],
      [
        "{partner} says how it works, and you can't wait to find out if they're right ({contact}).",
        'You learn faster from them than from any manual.',
        'They see their ideas scuffed and used, which they prefer to seeing them praised.',
      ],
      [
        '{partner} puts it into words and you put it into practice, often on the same day ({contact}).',
        'You like it that they can say why.',
        'They like it that somebody finally tried.',
      ],
    ],
  },
  'mars~venus': {
    joined: [
      [
        "You want {partner}, and you aren't good at hiding it ({contact}).",
        'Their pleasure in it makes you bolder, and their taste keeps you from overdoing it.',
        "They like how direct you are when it's aimed at them, and they slow you down in ways you don't mind at all.",
      ],
      [
        "You'd cross a town for {partner} at an hour when nothing is open ({contact}).",
        'Around them, what you call restraint is counting to ten.',
        'They like to be wanted that plainly, and they make it look as if they had merely allowed it.',
      ],
    ],
    harmonious: [
      [
        'You suggest something and {partner} says yes as if it had been their idea ({contact}).',
        'It does you good to have someone to make an effort for.',
        'They can tell when it cost you something, and those are the times they thank you for longest.',
      ],
      [
        "You're quicker than {partner} and they're smoother than you, and together you get the good table ({contact}).",
        'You like to impress them, and they let you.',
        'They have a manner of thanking you that sends you looking for the next thing to carry.',
      ],
      [
        'You like to do the asking and {partner} likes to be asked, so nobody has to guess ({contact}).',
        'They know how to look up at the right moment.',
        "It's the sort of attraction that survives groceries.",
      ],
    ],
  },
  'mars~mars': {
    joined: [
      [
        'You move at the same speed, so either things get done in half the time or you collide in the hallway ({contact}).',
        "With {partner} you don't have to hold back, and you'd always wondered what that would be like.",
        'They seem to think of you as a teammate, and only on bad days as the other team.',
      ],
    ],
    harmonious: [
      [
        "You and {partner} work side by side without getting in each other's way, as anyone can see when there's furniture involved ({contact}).",
        'You respect how they go at a thing.',
        'When one of you runs out of push the other has some left, and nobody keeps count.',
      ],
      [
        'You and {partner} can put up a tent in the rain and still be speaking ({contact}).',
        'Each of you trusts the other to have hold of their end.',
        'What would wear you out alone becomes a thing to laugh about at dinner.',
      ],
    ],
  },
  'mars~jupiter': {
    joined: [
      [
        'Whatever you start, {partner} can see it larger ({contact}).',
        'You go further on their belief than on your own breath, and you find that out on the way back.',
        'They love to watch you go at a thing, and they lend you nerve without asking for it back.',
      ],
    ],
    harmonious: [
      [
        'You have the push, {partner} has the confidence, and the project for the weekend is done by noon on Sunday ({contact}).',
        'It suits you to be cheered on by somebody who also carries something.',
        'They like it that with you a hope gets as far as the hardware store.',
      ],
      [
        "Whatever you're about to try, {partner} thinks that it's about time ({contact}).",
        'You work harder for a person who expects it to go well.',
        "They get to see their optimism put into practice, which is rarer for them than you'd suppose.",
      ],
      [
        'You do it and {partner} tells everyone about it, a size larger ({contact}).',
        "You could correct them, but it's too good for morale.",
      ],
    ],
  },
  'mars~saturn': {
    joined: [
      [
        "{partner} slows you down, and about half the time you're grateful by the next morning ({contact}).",
        'Together you can get through work that would wear out either one of you alone.',
        'They count on your strength and pace it, and they would sooner say "careful" once too often than too late.',
      ],
    ],
    harmonious: [
      [
        'You do the hard part fast and {partner} does the long part well ({contact}).',
        "It doesn't bother you to be told to wait by them, because there's always a reason and it's short.",
        "Your hurry doesn't bother them either, since it has so often been in aid of something of theirs.",
      ],
      [
        'You supply the push and {partner} knows where to put it ({contact}).',
        "A day's work with them has an end, which is more than you can say of most of yours.",
        "They've come to rely on you for the moment when something has to be lifted.",
      ],
      [
        "{partner} can tell you to slow down and you don't mind, since they're still walking ({contact}).",
        "What the two of you start gets finished, though not on the day that you'd said.",
      ],
    ],
  },
  'mars~asc': {
    joined: [
      [
        'You\'re quicker when {partner} comes in, as though somebody had said "go" ({contact}).',
        'Things get done, with a fair amount of play that can look like combat.',
        'They feel braver around you and a little on guard, and they seem to like both.',
      ],
    ],
    harmonious: [
      [
        'You clear the way and {partner} walks through looking relaxed ({contact}).',
        "It suits you to be of use to somebody who doesn't flinch.",
        'They borrow your nerve before a hard conversation and bring it back in good condition.',
      ],
    ],
  },
}
