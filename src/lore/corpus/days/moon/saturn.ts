import type { DayThoughts } from '#lore/authored.ts'

export const moonToSaturn: DayThoughts = {
  eases: {
    1: {
      says: [
        "You're calm, and people around you get calmer without knowing where it comes from.",
        'Saturn in the first house has a straight back that others sometimes take for disapproval.',
        "With a kind mood behind it the back's simply something to lean on.",
        "If someone's upset, they'll feel it and come to stand beside you.",
      ],
      task: "Stand or sit beside somebody who's rattled, and keep your voice where it is.",
    },
    2: {
      says: [
        'Feeling safe about money comes for once without checking.',
        'Making sure is a full-time position for Saturn in the second house, and it eats lunch at its desk.',
        'A calm mood has let it off for an hour.',
        'What had to be locked or paid is locked or paid, and you may look at something other than the accounts.',
      ],
      task: "Do something that costs nothing and leads nowhere, in the knowledge that it's all been seen to.",
    },
    3: {
      says: [
        "You don't have to talk, and you're good company.",
        "Your Saturn in the third house has been made to feel dull among chatterers, since it'd rather have one sentence and mean it.",
        'There are others of the same mind.',
        "Walk to the corner and back with one of them, saying little, and you'll both feel that you've had a good conversation.",
      ],
      task: 'Keep somebody company in a small errand, and say only what comes up.',
    },
    4: {
      says: [
        "What's old at home is a comfort to you, down to the noise of the pipes.",
        "In the fourth house Saturn makes home a thing to be kept up, so you're seldom in it without a mental clipboard.",
        'Put it down while the feeling lasts.',
        "The stair has creaked for everybody who lived here before, and it'll hold.",
      ],
      task: 'Use the oldest thing you own at home, the way it was used by the person before you.',
    },
    5: {
      says: [
        "The fun you'd like is the quiet kind, with rules and cocoa.",
        "Saturn in your fifth house was never one for the bounce house, and it's been urged all its life to loosen up.",
        "Nobody's urging.",
        'A puzzle with a thousand pieces or one good record can make you as happy as a carnival makes other people.',
      ],
      task: "Do the unexciting thing you truly enjoy, for a full hour, and don't describe it as boring to anyone.",
    },
    6: {
      says: [
        'The routine holds you up without your having to think about it.',
        "Saturn laid it down in the sixth house out of duty, and you've complained about it ever since.",
        'In a soft hour you can feel what it is for.',
        "When you're tired, it's a kindness that the next thing is simply the next thing.",
      ],
      task: 'Follow your usual order of doing things to the letter for the next two hours, and decide nothing.',
    },
    7: {
      says: [
        "With one person, at least, you don't have to be on your best behavior.",
        'In the seventh house Saturn behaves itself around other people, and being loved has felt at times like probation.',
        "Nobody's grading you now.",
        "Someone who can hum in the next room and forget that you're there is paying you a considerable compliment.",
      ],
      task: 'Be with someone familiar without being useful, entertaining, or asked how you are.',
    },
    8: {
      says: [
        "You could put what worries you into somebody's hands and sleep.",
        'With Saturn in the eighth house you tend to sleep with one hand on whatever is at stake, the fund or the old hurt.',
        'A softer mood loosens the fingers.',
        "You've been watching certain people's hands for years, and at least one of them has never dropped a thing.",
      ],
      task: "Hand one worry to a person who's earned it, and leave it with them until they bring it back.",
    },
    9: {
      says: [
        'Something an older person once told you may make sense at last.',
        'Your Saturn in the ninth house is hard on wisdom, having met a lot of it that came without any work attached.',
        'This had the work attached.',
        'You needed the years in between, and now you can hear the exact voice it was said in.',
      ],
      task: "Tell someone a piece of advice you didn't understand when you got it, and who it came from.",
    },
    10: {
      says: [
        "You've done enough, and you don't have to tell anybody so.",
        'The tenth house keeps your Saturn at its desk, on view, long after any reason for it has gone home.',
        'For an hour you feel all right about stopping.',
        "A thing that's finished and put away speaks for you while you're out.",
      ],
      task: "Stop working at the moment when it's good enough, and leave without tidying your conscience.",
    },
    11: {
      says: [
        'The old crowd is the right crowd, down to the dip that somebody always brings.',
        "It isn't by liveliness that Saturn chooses in the eleventh house, and your circle has been called an acquired taste.",
        'You acquired it long ago.',
        "Everybody corrects the same detail in the same story, and nothing's asked of you but to have been there.",
      ],
      task: 'Get in touch with someone you shared a place or a class with long ago, and mention the bad food.',
    },
    12: {
      says: [
        "You're alone, and it feels clean.",
        "Saturn has been strict with you in the twelfth house, where solitude was mostly for thinking over what you'd done.",
        "There's nothing to think over.",
        "You can simply look out the window, as other people do, at what's there.",
      ],
      task: 'Sit by a window for a quarter of an hour with nothing in your hands.',
    },
  },
  presses: {
    1: {
      says: [
        'Your face feels like lead, and people are being careful around it.',
        "Saturn sits on it in the first house, and when a low mood comes along there's not much left to lift the corners with.",
        "It isn't as grave as it looks.",
        "You look as if you'd had news, whereas what you've had is a short night and an unanswered question.",
      ],
      task: "Tell one person that nothing's wrong, you're only tired, and let them stop guessing.",
    },
    2: {
      says: [
        'A chill has come off the subject of money, without any new number in it.',
        "Saturn in the second house remembers a lean time, yours or somebody's that you grew up near, and moods go straight there.",
        "You may find that you've turned the heat down.",
        "The lean time had its use, since you know exactly what you'd do.",
      ],
      task: "List what you'd do without first if you had to, see how long the list gets, and turn the heat back up.",
    },
    3: {
      says: [
        "When nobody calls, you've got a strict rule against calling them.",
        "Saturn made the rule, in the third house, so as not to be a bother to busy people, and it's a rule that several busy people have as well.",
        'Somewhere a sister or an old neighbor may be looking at a phone and keeping the same rule.',
        'One of you could be a bother.',
      ],
      task: 'Call the person you think ought to have called you, and say that you only wanted to hear their voice.',
    },
    4: {
      says: [
        'Home can feel a bit cold to come back to, whatever the thermometer says.',
        "Your Saturn has often kept the fourth house going on duty alone, and in a low hour that's what you notice there.",
        "You don't need a better home for this.",
        'Put a light in the second room and a voice on the radio, and somebody seems to live there again.',
      ],
      task: 'Warm up one room with light and music before you do any of the chores there.',
    },
    5: {
      says: [
        "Where everyone's laughing, you may feel that you're the chaperone.",
        "Saturn handed you the whistle early in the fifth house, and when you're low you can't find where to put it down.",
        'Nobody minds your being low.',
        "What makes them stand up straighter is that you've started to collect the glasses.",
      ],
      task: 'Sit down on the floor where the fun is, empty-handed, and be no help.',
    },
    6: {
      says: [
        "You can go on doing what must be done long after you've stopped being there for it.",
        "Saturn carries on in the sixth house, a strength, and can't tell a dull hour from an emergency.",
        'This is only a dull one.',
        "Work that's done in this state tends to need doing over, and you're the one who'd do it.",
      ],
      task: "Do the one task that's due today, and give the others to tomorrow without apology.",
    },
    7: {
      says: [
        "It's possible to sit right beside someone and feel lonely.",
        'Saturn in the seventh house will sit through that without a sound, as if it were the fee for having somebody.',
        'They might be sitting through it, too.',
        'Two people can spend a long time this way, each keeping quiet out of regard for the other, until one of them mentions it.',
      ],
      task: "Say to the person near you that you miss them a bit, even if they're in the room.",
    },
    8: {
      says: [
        "Being given something can make you sad, and it's puzzling to the giver.",
        "It's the old accountant in your eighth house, Saturn, who knows to the penny what a kindness costs, and a soft mood has brought out the bill.",
        'No one sent it.',
        "Most people give because they've thought of you, and would be dismayed to see how well you've kept the books.",
      ],
      task: "Say thank you for one old gift you've felt awkward about, and offer nothing along with it.",
    },
    9: {
      says: [
        'Everything seems like a lot of trouble for what it is.',
        'Your Saturn has a plain and sober view from the ninth house, and on a gray day the view is a parking lot.',
        "It's hardly the time to revise your beliefs.",
        'You came by them over many years, mostly after a good meal, and they can wait an hour for you.',
      ],
      task: 'Do the next small right thing as though you believed in it, and check again after a meal.',
    },
    10: {
      says: [
        "You think people would notice if you stopped, and you've got no plans to stop.",
        "Saturn keeps you at your post in the tenth house in all kinds of weather, and when you're low you can't help listening for somebody to come and say so.",
        "It's quiet out there.",
        "Most people believe that anyone so steady doesn't need to hear it.",
      ],
      task: "Ask one person whose opinion you trust what difference your work makes, and don't help them answer.",
    },
    11: {
      says: [
        'The others can seem so easy with each other that you go and wash the grapes.',
        'Among friends your Saturn has always used the service entrance, and in a low hour you notice which one it was.',
        'Most of them have one like it.',
        'The easy ones also came with something in a bowl, to have something to do with their hands.',
      ],
      task: 'Tell one easygoing person in the group that you never know what to do with your hands there.',
    },
    12: {
      says: [
        "What you carry weighs more than it did this week, though nothing's been added.",
        "Saturn is in the twelfth house with what you've never put down, and a low mood is merely the hour when your arms notice.",
        "You don't have to sort it now, or even look.",
        "You're allowed to put a thing down for some hours and still have it be yours afterward.",
      ],
      task: "Put off every large thought until after you've slept, and tell someone that you've had a heavy day.",
    },
  },
}
