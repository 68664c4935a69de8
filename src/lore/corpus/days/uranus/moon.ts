import type { DayThoughts } from '#lore/authored.ts'

export const uranusToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'You may laugh at something ten minutes after it annoyed you.',
        "The Moon in the first house shows what it feels before it's been asked, and Uranus lets it feel something new every few hours.",
        'People find you livelier, and a shy person may open up because you did first.',
      ],
      task: 'Follow a sudden good mood at once, and take the nearest person along.',
    },
    2: {
      says: [
        'Feeling safe takes less than you thought.',
        "The second-house Moon likes to have its things around it, and Uranus these weeks puts you in a situation where half of them aren't there and you're fine.",
        "You may come home and look at your own place with a visitor's eyes.",
      ],
      task: 'Leave the house with only what fits in one pocket, and stay out for two hours.',
    },
    3: {
      says: [
        'Warmth comes from an unexpected side.',
        'Uranus these weeks puts odd and friendly people in the way of your third-house Moon, which is used to getting its comfort from the same three voices.',
        'A ten-minute talk with a stranger may stay with you for days.',
      ],
      task: "Talk to somebody who's waiting for the same thing you are, and skip the weather.",
    },
    4: {
      says: [
        'Home is better for a little disorder.',
        'The Moon in this house wants everything to stay as it was, and Uranus these weeks brings a change, a visitor or a new schedule, that proves to be a relief.',
        "Somebody in the family may show a side you hadn't known.",
      ],
      task: 'Sleep, eat, or read in another spot at home than the one you always use.',
    },
    5: {
      says: [
        "Joy comes in through the side entrance these weeks, and it doesn't call ahead.",
        "Uranus amuses the fifth-house Moon with surprises, such as an invitation for the same day or a child's very strange question.",
        "Plans made in advance don't have half the charm.",
      ],
      task: 'Accept or make one invitation for something that starts within three hours.',
    },
    6: {
      says: [
        "Your body would like another rhythm, and it's willing to help.",
        'Uranus these weeks lets the sixth-house Moon see that some of its routines were only there to keep worry away.',
        'A meal at an odd hour or a walk in the rain may do more than the usual cure.',
      ],
      task: "Eat when you're hungry and rest when you're tired for a single day, whatever the clock says.",
    },
    7: {
      says: [
        'Some distance makes you fonder of somebody.',
        "The Moon in your seventh house tends to live in another person's pocket, and Uranus these weeks gives you each a pocket of your own.",
        'What you bring back from there is conversation.',
      ],
      task: "Spend a free hour on something that someone close to you doesn't care for, and tell them about it after.",
    },
    8: {
      says: [
        "A fear you've lived with drops away without any work on your part.",
        "The eighth-house Moon expects to be hurt where it trusts, and Uranus these weeks shows it a person who simply doesn't do that.",
        'The old precautions suddenly look like a great deal of furniture.',
      ],
      task: "Leave out one precaution that you normally take when you're close to somebody.",
    },
    9: {
      says: [
        'Somewhere new feels like home within an hour.',
        "Uranus these weeks takes the ninth-house Moon to places or ideas it would never have looked for, and it's at ease there before it has unpacked.",
        "Maybe you've been homesick for a place you hadn't been to.",
      ],
      task: "Eat, hear, or watch something from a country you've never thought about, and ask why you like it.",
    },
    10: {
      says: [
        'You can be emotional in public these weeks, and it looks original.',
        'With the Moon in the tenth house you care a great deal what kind of impression your feelings make, and Uranus lets you forget to care.',
        'A human remark from you changes the tone of something official.',
      ],
      task: "Say what everybody's feeling in a formal situation, in everyday words.",
    },
    11: {
      says: [
        "Your friends are an odd collection, and you've rarely felt so much at home.",
        'The Moon in your eleventh house has been waiting for a circle in which nobody has to be normal, and Uranus these weeks sees to it.',
        'One of the newest may become one of the closest.',
      ],
      task: "Bring a friend together with somebody they'd never have met, and leave them alone for a while.",
    },
    12: {
      says: [
        'Being by yourself is an adventure these weeks.',
        "The twelfth-house Moon often hides because it's hurt, and Uranus lets it hide because it's interested in something.",
        'You come back in a good mood, and nobody needs to know that you were perfectly happy.',
      ],
      task: 'Disappear for an hour to a place where no one would look for you, and take nothing to do.',
    },
  },
  presses: {
    1: {
      says: [
        'Somebody may ask how you are twice in one hour and get different answers.',
        'Uranus jolts the Moon in your first house these weeks, so that a tiny disappointment feels like the end and a joke restores everything.',
        "It'd help people to hear that it isn't about them.",
      ],
      task: 'Wait out one strong mood for an hour before you tell anyone what it means.',
    },
    2: {
      says: [
        "What you rely on for comfort isn't reliable these weeks.",
        'The second-house Moon wants to know where everything is, and Uranus has misplaced something, or raised its price, or closed the store.',
        "Beneath the irritation there's a fear of having to do without, and you've done without before.",
      ],
      task: "Replace one comfort you can't have at the moment with something free and quite different.",
    },
    3: {
      says: [
        "Everybody's getting on your nerves, and they're only talking.",
        'Uranus these weeks turns the volume up for your third-house Moon, which picks up every tone of voice on the block.',
        'You answer in a rush and then lie awake over it.',
      ],
      task: 'Have one conversation while walking, at whatever speed your legs would like.',
    },
    4: {
      says: [
        "There's no peace at home, and you can't point to who disturbs it.",
        'The Moon in this house needs a fixed place, and Uranus these weeks has been moving things, people, and meal times.',
        "One fixed point that's yours would be enough to stand on.",
      ],
      task: 'Keep one thing at home exactly as always today, and let everything else be in motion.',
    },
    5: {
      says: [
        'What you loved yesterday you can hardly look at now.',
        "Uranus these weeks makes the fifth-house Moon fickle in what it loves, whether that's a game or a face or a half-finished sweater.",
        'Boredom like that has nothing to do with the things themselves, and it will pass.',
      ],
      task: "Put aside what you've lost interest in for one week, and promise nothing about it either way.",
    },
    6: {
      says: [
        'Your nerves interfere with everyday things.',
        'Uranus puts the Moon of your sixth house on alert these weeks, so the phone makes you jump and you burn the toast.',
        "Your body isn't doing anything wrong, it's answering to too many interruptions.",
      ],
      task: 'Do one daily task with every device off and the window open.',
    },
    7: {
      says: [
        "Somebody's comings and goings upset you more than you would let on.",
        "The seventh-house Moon would like to know when they'll be back, and Uranus these weeks answers that it depends.",
        "They feel watched, and you feel silly, and you're both a little right.",
      ],
      task: "Make a plan for yourself for the hours in which you'd be waiting for someone.",
    },
    8: {
      says: [
        "You'd like to pull out of something the moment it gets close.",
        'Uranus these weeks startles the eighth-house Moon, which has been on guard since some earlier disappointment.',
        'The other person may only have come a step nearer, with no idea of what they set off.',
      ],
      task: 'Tell someone you feel like running, and stay where you are while you say it.',
    },
    9: {
      says: [
        "You'd rather be anywhere else, and you can't say where.",
        'The Moon in your ninth house feels shut in these weeks, because Uranus keeps showing it departures.',
        'Looking at tickets soothes you for about ten minutes and then makes it worse.',
      ],
      task: "Take the first bus, road, or trail you've never taken, for one hour, and come back.",
    },
    10: {
      says: [
        "Something upsets you in public, and there's no time to put on a face.",
        'Uranus these weeks surprises the tenth-house Moon with a change of plan that concerns your standing or your task.',
        'People remember less about how you looked than about what you did next.',
      ],
      task: "Take two minutes alone before you react to a change that's been announced.",
    },
    11: {
      says: [
        'Your friends change the plan again, and you feel it as a rejection.',
        'The Moon in the eleventh house leans on its circle, and Uranus these weeks has everyone in the circle leaning somewhere else.',
        "Nobody's leaving, they're just moving around.",
      ],
      task: "Make one small plan with a single friend that can't be changed by the others.",
    },
    12: {
      says: [
        'Feelings startle you at odd hours, without an obvious cause.',
        "Uranus these weeks gives little shocks to the Moon in your twelfth house, where it keeps what it's never looked at.",
        "Behind the nervousness there's often a plain wish that you'd never permitted.",
      ],
      task: "Ask yourself at the next start of nerves what you'd like to do right now, and do a bit of it.",
    },
  },
}
