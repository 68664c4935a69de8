import type { DayThoughts } from '#lore/authored.ts'

export const marsToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'Acting on a feeling at once proves right, against your habit.',
        'The Moon in your first house usually reacts first and gets talked out of it by the second minute, when somebody raises an eyebrow.',
        "Mars doesn't look at eyebrows.",
        "You stand up or move closer, and your body has settled what you'd been weighing for days.",
      ],
      task: 'Follow one physical impulse right away, to leave, to hug, or to sit down, without explaining it.',
    },
    2: {
      says: [
        'Mending what you own calms you better than replacing it.',
        "Comfort comes from familiar things with the Moon in this house, and it's unsettling how long one can live with a wobble.",
        'Mars has a screwdriver in its hand.',
        'A few turns and some glue take one small permanent complaint out of the day.',
      ],
      task: 'Repair one broken thing you use all the time, or take it to someone who can.',
    },
    3: {
      says: [
        'Going over there in person settles more than another week of guessing.',
        "Your Moon in the third house can suffer a whole week over what a neighbor's silence means, replaying the last hello.",
        'Mars simply walks across.',
        'Most silences come down to a cold or a busy week, and now you know which.',
      ],
      task: 'Pay a two-minute visit, or make a two-minute call, to someone whose silence has bothered you.',
    },
    4: {
      says: [
        'Peace at home can be defended, and it holds.',
        'Out of love the Moon in this house lets everybody in, including the cousin with opinions and the noise from below.',
        "With Mars helping you're firm before you're furious.",
        'A no said at that early stage has no edge on it, and they accept it as a house rule.',
      ],
      task: 'Set one limit on noise, visits, or mess where you live, while you still feel friendly about it.',
    },
    5: {
      says: [
        "Somebody may look back over their shoulder to see if you're coming.",
        'Wanting fun as badly as the Moon does in your fifth house takes courage, since a no would land on the child in you.',
        'Mars hears a no as the first move in a game.',
        'Try it with somebody who laughs easily.',
      ],
      task: 'Start a snowball fight, a race, a pun war, or anything else that asks somebody to hit back.',
    },
    6: {
      says: [
        "Moving is the medicine, in a dose you'd enjoy.",
        "The Moon stores the day's frictions in the sixth house, as a tight jaw or a stomach that won't vote, and takes them for moods.",
        "Mars knows where they're kept.",
        'Half an hour of carrying, scrubbing, or swimming and the mood is gone, with a clean floor to show for it.',
      ],
      task: 'Turn a bad mood into one physical chore, done as hard as you like.',
    },
    7: {
      says: [
        "Without stopping to think you take somebody's side, so quickly that they forget what they were upset about.",
        "In the seventh house your Moon feels another person's hurt in its own ribs, and it often sits there aching along with them, to no purpose.",
        'Mars gets up and does something.',
        "It doesn't have to be much, since what hurt was mainly that nobody had noticed.",
      ],
      task: 'Do one concrete thing about a trouble that someone close has only been talking about.',
    },
    8: {
      says: [
        'You go straight up to the feeling you usually walk around, and it lets you by.',
        "What the Moon guards in this house gets larger in the guarding, like a dog that's only ever heard through a fence.",
        'Mars opens the gate.',
        "An old fear about owing or being left may prove a lot smaller than you'd remembered.",
      ],
      task: 'Write down the worst that the old fear has to say, and answer it in one line.',
    },
    9: {
      says: [
        "Getting away is possible at short notice, and it's what you need.",
        'With the Moon in the ninth house you grow sad indoors without recognizing it as the indoors, and you blame the people in there with you.',
        'Mars has its shoes on.',
        "Any bus to its last stop would do, provided you don't know what's there.",
      ],
      task: "Go somewhere you've never been, however near, without planning what you'll do when you arrive.",
    },
    10: {
      says: [
        'You act in public on something you feel, and people fall in behind.',
        'Your Moon has had to be presentable in the tenth house, so that its strongest reactions have come out as memos.',
        'Mars prefers the original.',
        "You can be the first to say that something isn't fair to the newest one there, and others will back you up.",
      ],
      task: 'Speak up in public for someone with less of a voice, at the first chance you get.',
    },
    11: {
      says: [
        "When a friend's in a fix, you're the one who can turn sympathy into help.",
        'The Moon in the eleventh house worries for the whole crowd and can spend an evening discussing how worried everyone is.',
        'Mars brings the van.',
        "Others come along as soon as someone's driving, and the mattress gets down the stairs.",
      ],
      task: 'Offer one friend your muscles or your time for a specific job on a specific day.',
    },
    12: {
      says: [
        "Let out where no one's listening, the feeling leaves.",
        "With the Moon in your twelfth house, anger and sadness share a bed, each pretending to be asleep when the other's looked for.",
        'Mars wakes both.',
        'A good cry, a loud song in an empty room, or an hour in the pool does more than a month of understanding yourself.',
      ],
      task: 'Make some noise by yourself, with music or a pillow or an open field, until you feel finished.',
    },
  },
  presses: {
    1: {
      says: [
        "Everything touches you, and you're ready to touch it back.",
        "Mars rubs at a Moon that wears no armor in this house, so a shoulder brushed in passing gets the look you'd give a pickpocket.",
        "Your skin is telling you that you're overtired.",
        "It's a poor judge of strangers, but on that subject it's an expert.",
      ],
      task: "Put some physical space around yourself for an hour, before you tell anyone that they're crowding you.",
    },
    2: {
      says: [
        'You may have paid for it before somebody can ask whether you need it.',
        "With your Moon in the second house, you comfort yourself with things, and you're about to take the nearest one.",
        "It's bought and half used up before the feeling that sent you has caught its breath.",
        'The feeling then looks around for something else.',
      ],
      task: 'Spend fifteen minutes on the thing that upset you before you spend any money.',
    },
    3: {
      says: [
        'A question as small as where the tape is can get barked at.',
        'In the third house your Moon is open on all sides to small talk and small noises, and with Mars at odds with it the hundredth one draws blood.',
        "It isn't the tape, of course, and since they can't know that, it may be kind to tell them.",
      ],
      task: 'Apologize for one sharp answer within the minute, and say what you were really annoyed by.',
    },
    4: {
      says: [
        "A bad mood at home can go around without anybody's saying a word.",
        'Your Moon in the fourth house picks up trouble in the way a cabinet is closed, and under Mars you answer by closing one yourself.',
        'Somebody needs to be the first to ask what the matter is and then not argue with the answer.',
      ],
      task: "Ask the person at home who's banging things what happened, and listen without defending yourself.",
    },
    5: {
      says: [
        'Being left out of one joke can spoil the rest of the fun for you.',
        'The Moon here plays with its whole soul and is hurt in the same place, while Mars proposes to get even by way of the next game.',
        "Winning that one won't feel like much, since the others don't know there's a score to settle.",
      ],
      task: 'Let yourself be teased once without a comeback, and laugh half a second sooner than you feel like it.',
    },
    6: {
      says: [
        'The more tired you get, the faster you go.',
        'With a Moon in the sixth house, Mars treats fatigue as laziness and drives you on.',
        'You can see it in small things.',
        'The milk goes into the cabinet, a line gets read twice, and you decide to do just one more.',
      ],
      task: "Stop at the first silly mistake, and don't begin anything else for twenty minutes.",
    },
    7: {
      says: [
        "A sore spot gets touched, and you're likely to hit back before you've felt it.",
        "Your Moon is soft toward one person in the seventh house, so that's the person who can hurt it, generally while looking for their glasses.",
        'Retaliation takes a second, and explaining takes a day.',
        'Most people move at once if they hear an ouch first.',
      ],
      task: 'Say ouch, in whatever words you have for it, before you say anything about the other person.',
    },
    8: {
      says: [
        "An old injury can get defended from a person who wasn't there.",
        'The Moon in the eighth house remembers who had power over it and how they used it, and Mars, half awake, swings at the first similar voice.',
        'It may take no more than a question about money in a certain tone.',
        'Knowing which tone is worth something, because a tone can be mentioned.',
      ],
      task: "Tell somebody which tone or phrase sets you off, at a time when they haven't used it.",
    },
    9: {
      says: [
        "You may know exactly what you'd put in the bag.",
        'Distance is where your Moon goes for comfort in this house, and an angry Mars makes it look like principle.',
        'You could go, of course.',
        "The quarrel would come along, though, and in a nice room you'd have it all to yourself.",
      ],
      task: "Take a long walk with a definite end, and have the necessary conversation when you're back.",
    },
    10: {
      says: [
        "If your temper shows in front of people, it's an old feeling in working clothes.",
        'The Moon has no private exit in your tenth house, so when Mars steps on it the yelp is heard by everyone who has you down as calm.',
        "They aren't as shocked as you are.",
        'Several of them had been wondering whether you minded things at all.',
      ],
      task: 'Say to those who saw you lose patience what it was about, in one level sentence.',
    },
    11: {
      says: [
        "If you weren't asked, you may be composing what you'd have answered.",
        "With your Moon in the eleventh house, you treat an oversight by friends as a small exile, and you're thinking of leaving first.",
        'Most such plans are made in a hurry by the people who happen to be in the room.',
        "You could wait to be missed, or ask if there's room for one more.",
      ],
      task: "Ask a friend plainly whether you can come along to something you weren't invited to.",
    },
    12: {
      says: [
        'Smiling has started to hurt somewhere behind the ears.',
        "With the Moon in your twelfth house you put anger away before you've read the label, out of consideration for everybody.",
        'Mars rattles it, so that you drop things or come late to a person you like, without knowing what you have against them.',
      ],
      task: "Finish the sentence I'm angry that, ten times on paper, and keep the page to yourself.",
    },
  },
}
