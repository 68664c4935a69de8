import type { DayThoughts } from '#lore/authored.ts'

export const marsToSaturn: DayThoughts = {
  eases: {
    1: {
      says: [
        "You've got force and brakes at once, so people let you go first.",
        "Saturn in the first house is strict with your body and bearing, and it's stopped you from a number of things you'd have done well.",
        'With Mars it holds the line instead of holding you.',
        'A slow, certain effort with no sprint in it looks easy on you.',
      ],
      task: 'Do something physically demanding at an even pace you could keep up for twice as long.',
    },
    2: {
      says: [
        'Hard work and patience about money are on speaking terms.',
        "Saturn saves in this house and Mars earns, and they've each suspected the other of ruining the business.",
        'Working together they can do the dull heroic thing, such as the debt paid ahead of time or the trade learned properly.',
        "A year from now you'd recognize this as the day when it began.",
      ],
      task: "Set up one automatic step, however small, that moves money where you'd want it in a year.",
    },
    3: {
      says: [
        "You can make the hard call and stay on the line until it's dealt with.",
        'In the third house Saturn dreads being caught without the right word, so it prepares for a chat with the landlord as though for the bar exam.',
        "You're prepared.",
        'Mars dials, and by the fourth transfer, when anybody else would have hung up, you reach somebody who can help.',
      ],
      task: "Make the call you've been preparing for, with your three points on paper and nothing else.",
    },
    4: {
      says: [
        'Something basic at home can be put right by plain stubborn work.',
        'Saturn in the fourth house has lived with the draft and the leaning wall for so long that it regards them as relatives.',
        'Mars has no feelings about the wall.',
        'It takes some sweat and the advice of an uncle or a video, and then the thing stands straight for years.',
      ],
      task: "Take the first proper step on a repair or a family matter you've been living around.",
    },
    5: {
      says: [
        'An hour of real practice makes you happier than an hour of fun would.',
        'Saturn in the fifth house wants to be good at what it loves, and is kept from that mainly by its opinion of beginners.',
        "Mars repeats the bar that doesn't work, forty times, without an opinion.",
        'At the forty-first your hands do it by themselves.',
      ],
      task: "Work on the single hardest passage of something you enjoy until it's one notch better.",
    },
    6: {
      says: [
        'You can finish a dull job today, the whole thing, down to the part with the labels.',
        'Your Saturn in the sixth house has carried that job from list to list for a season, out of respect for its size.',
        'Mars takes the first bite without respect.',
        "It's about a third as large as it's been looking, and what's left of the day is remarkably clean.",
      ],
      task: "Take the oldest item on your list and don't get up until it can be crossed out.",
    },
    7: {
      says: [
        "You can be firm with someone and they'll thank you, perhaps as soon as next week.",
        'The seventh house has your Saturn putting up with things in silence, faithfully, up to a point it never mentions.',
        'With Mars it mentions the point.',
        "Said this early and this calmly it isn't a threat, only information about where the floor is.",
      ],
      task: "Let one person know what you will and won't do from now on, in a voice you would use for directions.",
    },
    8: {
      says: [
        'An obligation can be worked off for good, by effort instead of worry.',
        'In the eighth house Saturn is a scrupulous debtor that would rather suffer from what it owes than ask what would settle it.',
        'Mars asks and then does it.',
        "It might be a day's painting or the last installment, and the other party is almost embarrassed to get the whole of it.",
      ],
      task: "Settle one thing you owe in full, even if it's the smallest one you've got.",
    },
    9: {
      says: [
        "A subject you'd been told was beyond you gives way to steady pressure.",
        "In this house your Saturn believed a teacher once, or a map that showed a wall, and it's been going around ever since.",
        'Mars walks up and pushes.',
        "It takes forty pages and a pencil, and at about page thirty you notice that you've been inside for a while.",
      ],
      task: "Do the first exercise in a subject you've always said you had no head for.",
    },
    10: {
      says: [
        'Effort gets counted today by the people whose counting you care about.',
        "You climb by Saturn's rules in the tenth house, without pulling strings, and it's galled you to be passed by people with shorter rules.",
        "Mars puts your back into something that's too heavy for strings.",
        "The ones who pull them can't lift it, and everyone can see that.",
      ],
      task: "Take on the hard part of a public task, the one that can't be faked, and say by when you'll have it.",
    },
    11: {
      says: [
        "Others bring the enthusiasm, and you're good for the truck and the list.",
        "Saturn in the eleventh house feels that it's asked along for its usefulness, which it finds both insulting and a comfort.",
        "With Mars there's some joy in being of use.",
        'A heavy job that gets finished under your direction makes you the first person thanked, for once.',
      ],
      task: "Help a friend with something heavy or tedious until it's truly finished.",
    },
    12: {
      says: [
        "You can keep a promise you've made to nobody but yourself.",
        'Saturn tends to such promises so solemnly in the twelfth house that you rarely make one.',
        'Mars makes it quick and small.',
        'The walk before breakfast or the hour without the phone, done once without witnesses, has a curious way of straightening your back.',
      ],
      task: 'Make yourself one promise that can be kept within the day, and keep it without telling anyone.',
    },
  },
  presses: {
    1: {
      says: [
        "Your shoulders may be up around your ears while you say that there's no hurry.",
        "Mars wants to go, Saturn in your first house wants to be sure that it won't look foolish, and they meet in your shoulders.",
        'It passes for self-control.',
        'What it is, more exactly, is twice the effort for half the distance, and you could choose either pedal.',
      ],
      task: "Do one thing you're hesitating over at once, or cancel it outright, and feel which your shoulders prefer.",
    },
    2: {
      says: [
        'You can work as hard as ever and see the figure stay where it is.',
        "With Saturn in the second house, you build slowly so that what you earn will last, and you're tired of slowly.",
        'Pushing harder is the obvious answer.',
        'It might be worth a quiet hour to find out whether the work itself is worth the push.',
      ],
      task: 'Find out what your hardest-won money costs you per hour, all told, before you put in another.',
    },
    3: {
      says: [
        "The space you're given to complain in is likely to be smaller than the complaint.",
        "With Saturn in the third house, you find the official channel too narrow for what you have to say, and you'd like to shout.",
        'The box is for a date and a number.',
        'Someone will read only those, and the excellent rest can be told to a friend.',
      ],
      task: 'Reduce one complaint to what happened, when, and what you want, and send just that.',
    },
    4: {
      says: [
        'Some rule at home is apt to stop you again where it always has.',
        "With Saturn in the fourth house, you live by rules at home that somebody else made, and you've wanted to break one for years.",
        "It's a strange moment when you find that you're the one enforcing it.",
        'The person who invented it has relaxed a lot and gotten a dog.',
      ],
      task: 'Ask whether one old household or family rule still has anybody who wants it.',
    },
    5: {
      says: [
        "You're trying so hard to relax that someone ought to pay you.",
        'The fifth house is where your Saturn insists on results, and Mars sets to work on a free day with a schedule and a sunburn.',
        'The people who are resting best put no thought into it.',
        "They'd stopped before you had finished planning.",
      ],
      task: 'Stop one leisure activity in the middle, at the point where it becomes an effort, and sit.',
    },
    6: {
      says: [
        "You can't do everything, and you've been angry at the clock for saying so.",
        'Your Saturn takes on duties in the sixth house as if there were always room, and Mars only goes faster.',
        "Speed doesn't help with a load that's too big.",
        'A couple of things on it could go undone without anybody is asking after them.',
      ],
      task: "Tell two people that you won't get to their request, before either of them has to ask.",
    },
    7: {
      says: [
        "You aren't shouting, and it would be warmer if you did.",
        'With Saturn in the seventh house you meet a hurt by becoming correct, and with Mars behind it the correctness could cut glass.',
        "The other person checks what they've said for the last three days and can't find it.",
        "It may have been a single word, which they'd take back if you pointed.",
      ],
      task: 'Point plainly to the words that hurt, once, and go back to your normal voice.',
    },
    8: {
      says: [
        "Neither side may want to move first about what's owed.",
        'In this house Saturn keeps to the terms and expects it of others, and Mars sees giving an inch as being robbed of it.',
        'The inch goes up in value through all this attention.',
        "It's worth checking what it cost originally, since you may be standing guard over a parking fee.",
      ],
      task: 'Offer the other side one small concession with a date on it, and ask for one in return.',
    },
    9: {
      says: [
        'Progress tends to stop at the stage where it always stops, and you know the view.',
        'You want to have mastered it, says Saturn in the ninth house, and Mars says by Friday, and so you sit there hating the subjunctive.',
        'Everyone who speaks it well sat at this spot.',
        'They remember it as a long, stupid week that came before the easy part.',
      ],
      task: "Go back one chapter or one level, do it again for ease, and stop while it's still going well.",
    },
    10: {
      says: [
        "Someone above you may be in no hurry, and you're burning through your patience.",
        "Saturn's in charge of the heights in your chart, and it doesn't promote on the strength of a running start.",
        "What you're up against is a procedure with a person's face on it.",
        "Push the face and it hardens, whereas the procedure has a boring next step that's open to you.",
      ],
      task: 'Find out the next formal step toward what you want, and take it with every box filled in.',
    },
    11: {
      says: [
        'You can find yourself doing the work of four and glaring at the other three.',
        'Saturn in the eleventh house would rather do it than ask, and Mars does it loudly, with things set down hard.',
        "The others can hear that you're unhappy and conclude that they should keep out of your way.",
        'At least one of them would rather be told what to do.',
      ],
      task: 'Ask one named person to do one named thing for the group, and then let go of it.',
    },
    12: {
      says: [
        "Something that wouldn't get anyone else a stern look has had you going at yourself with a stick.",
        "Saturn sits in judgment behind a curtain in your twelfth house, and today it's been given an officer.",
        "It's thoroughly tiring and doesn't improve you.",
        "Whatever it was, you'd have forgiven a stranger before they'd finished telling you about it.",
      ],
      task: 'Repair one real consequence of the thing you blame yourself for, and consider the sentence served.',
    },
  },
}
