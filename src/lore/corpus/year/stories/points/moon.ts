import type { PointStory } from '../../../../year-ahead.ts'

export const moonStories: readonly PointStory[] = [
  {
    cast: {
      sun: "the person who's supposed to need no comforting",
      moon: 'the plain need under all your ways to get comfort',
      mercury: 'the talk in which a bad day gets smaller',
      venus: 'the treat that still tastes good and has stopped helping',
      mars: 'the walk or the clearing out that calms you better than rest does',
      jupiter: 'the second helping of whatever comforts you',
      saturn: 'the rule that you should be over it by now',
      uranus: 'the restlessness that no couch helps against',
      neptune: 'the screen or the glass in which an evening disappears',
      pluto: "the craving that can't be reasoned with",
    },
    before: {
      jupiter:
        'Comfort is to be had in every form you like, and you help yourself. Takeout and a long series do their work for an hour or two. The odd thing is that the bad day is still there when the last episode ends.',
      saturn: [
        "The old comfort gives less than it used to, like a mattress that has been slept on too long. You go on using it, because it's there and asks no questions. What you'd really like at the end of such a day is something you'd have to ask for.",
        "There's no time to be comforted, so you put it off until everything is done. Everything is never done. Fifteen quiet minutes on an ordinary day would help more than the long weekend you're saving it up for.",
      ],
      uranus:
        "Whatever usually settles you isn't available, because the gym is closed or the friend is away. You pace around for a bit. Then you do something that you'd never have listed as a comfort, such as washing the car, and feel your shoulders come down.",
      neptune:
        'You take being tired for being sad, and being sad for being hungry. Hours that were meant to soothe you go by on a small screen, and you get up no calmer. Of two guesses about what would help, the plainer one is usually right.',
      pluto:
        "One craving won't be reasoned with, for a certain food, or for a person who's no longer good company. It wants what a child wants after a bad day, to be taken in without having to explain. There are better addresses for that.",
      eases: [
        "A few evenings go well with nothing special in them. Dinner is at a normal time, a friend calls, and you're asleep before you've thought to check the clock. It's hard to take such plain things seriously as a comfort, and they work.",
        "You tell somebody that it was a bad day, in just those words, and they make no attempt to improve it. You hadn't known how much of the strain comes from having to be cheered up.",
      ],
      solar:
        "A new habit may begin here that's almost too small to mention, such as ten minutes outdoors before you look at the mail. It does little at first. Given time, it could become what you turn to on a bad day without thinking.",
      lunar:
        "What has been upsetting you comes to light, and it's duller than you'd imagined. No treat was ever going to help against an unpaid bill, or against six hours of sleep. Just knowing that is a comfort, and a cheap one.",
    },
    after: {
      jupiter:
        "You know what does you good now, and you'd like to prescribe it to everyone. They have their own bad days and their own remedies. Yours keeps better as a private custom, with an occasional guest.",
      saturn: [
        "A long hard stretch puts your new comforts to work day after day. They can't make it any shorter. They get you to the next morning in fair condition, and that's as much as a comfort can honestly promise.",
        "You pass up something pleasant because you know how you'd feel the morning after. It's a little lonely to be that sensible. A friend who knows what calms you might come over and be sensible with you.",
      ],
      uranus:
        "Travel, or visitors, or a change of hours breaks up the routine that calms you. You're out of sorts faster than you'd have thought. One piece of it, done in the wrong place at the wrong time, is enough to bring you back.",
      neptune:
        'An old treat looks good again, and you go back to it for a week or two. It still has the taste and has lost the effect. You can be fond of it all the same, like a song from school.',
      pluto:
        "Something upsets you that none of your remedies can reach, perhaps because it was waiting until you were calm enough. You've got a steady place to come back to now. From there you can look at it a little at a time and stop when it's too much.",
      eases: [
        "Another bad day comes along, and by dinner you've done the two things that help without deciding to. No one had to rescue you. You're still somewhat sad, and quite comfortable with it.",
        "Someone may do the right thing for you without being asked, probably because you once told them what helps. It's a luxury to be known in that respect. You rest better than you'd have rested alone.",
      ],
      solar:
        "Less of your energy goes into getting over things, so there's some for a new pleasure. It doesn't need to make up for anything. A treat that's merely fun, with no bad day behind it, takes a little practice.",
      lunar:
        'An old comfort goes for good. Perhaps the place closes, or you find that you no longer like the taste. You part from it with more feeling than it deserves, since it did its best before you knew what really helps.',
    },
    turns: {
      presses:
        "The usual comforts don't reach far enough, and you try all of them before you believe it. What's left is the plain need underneath, to sleep, or to have someone sit with you. You ask for it in clumsy words. It helps as the treats never did, and you can't unlearn that.",
      eases:
        'You get what you need without having to struggle for it. A run of regular evenings could do it, or a person who likes having you around on your bad days as well. You discover how calm you are when nothing has to be made up for. From then on a treat is only a treat.',
    },
    closes: {
      presses:
        "What really calms you is sleep, and one person for whom you don't have to be cheerful. This year shows it the hard way, by wearing out the substitutes. You can go on enjoying those, and on a bad day you'll know what to ask for.",
      eases:
        "What really calms you is regular and unspectacular, an early night or a familiar voice. This year brings a good deal of it, enough to see that it works. The treats can stay, now that they don't have to hold up a bad day by themselves.",
    },
  },
  {
    cast: {
      sun: "the mood that's your own",
      moon: 'the feeling that comes in with other people and stays',
      mercury: 'the question that would tell you whose mood it is',
      venus: 'the wish to have everybody happy before you are',
      mars: "the short temper that tells you you've taken on too much",
      jupiter: "the big heart in which there's always room for one more",
      saturn: 'the duty to keep the peace, which nobody gave you',
      uranus: 'the moment when you get up and leave the room',
      neptune: "the fog in which you can't tell your sadness from theirs",
      pluto: 'the one person whose mood decides your day',
    },
    before: {
      jupiter:
        "You've got good humor for several people, and you hand it around. They cheer up, and you go on to the next one. Your own mood gets skipped on these rounds, and in company this pleasant nobody thinks of asking about it.",
      saturn: [
        'When someone near you is low, you take it on like an extra shift. Words are weighed, and your own news is kept for later. Later never quite comes, and now two people are in low spirits, one of them entirely on account of the other.',
        "You're too tired to look after anyone's mood, and you do it anyway, with an edge in your voice. The edge gets noticed and the care doesn't. Leaving the other person to sulk for an afternoon would be kinder to you both.",
      ],
      uranus:
        "In the middle of soothing someone, you hear yourself say that you don't feel so great either. It's out before you can make it prettier. There's a short silence, and nothing in it is as bad as you'd have expected.",
      neptune:
        "You go into a good day and come out of it sad, with no idea why. It may have been the tone of a phone call, or a face across from you on the train. After an hour alone, you'd know how much of it was ever yours.",
      pluto:
        "One person's mood decides what kind of day you're going to have, and you can read it before they've said a word. It's a rare talent. It also takes up the attention you'd need in order to notice that you're angry.",
      eases: [
        "Somebody may be upset and get over it while you're still working out how to help. They mention it afterward as a trifle. You're slightly disappointed, and then relieved, because it seems that other people's feelings can run without you.",
        "You keep a sad friend company and stay as you are. Neither of you says much. Kindness apparently doesn't require you to be sad as well, and your friend doesn't seem to find anything missing.",
      ],
      solar:
        "You can begin here to ask where you used to guess. It's a short question about what somebody needs, and quite often they need nothing. Then you have an hour left over, and a mood of your own that could use the attention.",
      lunar:
        'You learn what a person has been feeling all this time, and that it had little to do with you. A great deal of carefulness has gone into the wrong worry. When it stops, you feel oddly rested.',
    },
    after: {
      jupiter:
        "Since you no longer take other people's moods home with you, you're better company, and more of them come to you. You enjoy being trusted. Most of them want only to be heard, and that takes far less out of you than what you used to do.",
      saturn: [
        "You may be called cold, because you didn't ask a third time what was wrong. It hits a sore spot. You did ask twice, though, and the third time was only ever for your own relief.",
        "With fewer feelings to look after, you're left alone with yours, and they're heavier than you'd thought. They've been standing in line for a while. Each of them wants an hour or so of your attention and is easier company after that.",
      ],
      uranus:
        "You're in a bad mood and you show it, in front of people who count on you to be calm. They get used to it sooner than you do. One of them might even seem pleased to have been let in.",
      neptune:
        "For a while you can't tell again whether it's you who's low or everyone around you, and you start making allowances all around. It's the old fog. You go home early a few times, and the mood stays behind with the people it belongs to.",
      pluto:
        'The person whose moods you used to manage may try it once more, with a longer silence than before. You feel it in your stomach. Going on with your own day is the hardest thing you do in these weeks, and nothing else is required.',
      eases: [
        "Two people you're fond of disagree, and you let them. They settle it by themselves, rather loudly. You've spent the time on something you like and found that you could hear them without getting up.",
        "A friend asks how you are, and you tell them before you ask back. The report is mixed. They take it in stride, and they're probably glad that there's something they can do for you at last.",
      ],
      solar:
        "All the attention that went into reading faces is available now. It could go to a mood of your own that you'd normally hurry past. It may turn out that you're quite happy and hadn't noticed.",
      lunar:
        "A mood that you'd taken over from somebody, such as a worry or a grudge, comes to its end. You look for your own reasons to keep it up and there aren't any. The two of you can be close without having that in common.",
    },
    turns: {
      presses:
        "There's more feeling around you than you can look after, and you have to choose. It can take a scene, or only a morning when you haven't got it in you. You let one mood be its owner's business and wait, with a bad conscience, for the roof to fall in. It stays up, and in the quiet you notice how you feel yourself.",
      eases:
        "The people near you are easy on each other, and there's nothing to smooth over. For a while you go on listening for trouble, out of habit. When you stop, you notice what you're feeling yourself, and it isn't what you'd have guessed. You mention it, and somebody is interested.",
    },
    closes: {
      presses:
        "You're looking after the feelings of the person who's hardest to please, and your own get what's left. At some point this year nothing is left. What you hand back then is dealt with by its owner, perhaps with a bit of grumbling, and your care goes where it has been asked for.",
      eases:
        "You're looking after the feelings of people who are mostly fine. You learn it this year in the friendliest way, because they go on being fine when you stop. The one who could use some looking after is you, and a few of them would like to be told how.",
    },
  },
  {
    cast: {
      sun: 'the person you are where you feel at home',
      moon: 'the homesickness that has no address',
      mercury: "the language in which you don't have to choose your words",
      venus: 'the people with whom you take your shoes off',
      mars: 'the will to make a place your own',
      jupiter: 'the many places where you might live',
      saturn: "the seat you've worked for among people who only tolerate you",
      uranus: 'the urge to move on as soon as it gets cozy',
      neptune: 'the home that may never have existed as you remember it',
      pluto: "the place that you can't forgive or forget",
    },
    before: {
      jupiter:
        "You're made welcome everywhere, and in more than one kitchen you know where the glasses are. It's a warm stretch. On the way back you notice how long you've been smiling, and that's about the distance between being welcome and being at home.",
      saturn: [
        "You feel like a guest in a place where you know every light switch. Nobody has done anything wrong. You're on your good behavior, that's all, and it's harder to keep up here than it would be among strangers.",
        "The people you feel at home with are busy or far off, and you don't like to bother them. You fix up the place instead. New curtains are very nice, and they'd be nicer with one of those people there to make fun of them.",
      ],
      uranus:
        'You look at listings in other towns, or move the furniture around late in the evening. Something about home has stopped fitting. It may be the place, or it may be how you have to be in it, and only one of those stays behind when you move.',
      neptune:
        "You're homesick and can't say for what. It may be for nothing more than the sound of people talking in the next room. No address comes with that, but it's a fair description of what you'd like to hear when you come in.",
      pluto:
        "There's a place where you're merely tolerated, and it takes you a while to admit it. You may have worked hard for your seat, so it isn't easy to get up. What gives it away is how much you explain while you're there.",
      eases: [
        "You stop by to see someone and end up peeling potatoes. No one entertains you or asks how things are going. You stay much longer than you'd meant to, and only on the way back do you realize that you were at home there.",
        "New company suits you right away. They laugh at what you really find funny, and nothing has to be translated. It isn't home yet, but you've noticed that you aren't using your public voice.",
      ],
      solar:
        "You can begin to make yourself at home in one more place. It takes less than a move, perhaps a second visit, or finding out the neighbor's name. Somebody has to go first in these matters, and it may as well be you.",
      lunar:
        "You see that you've outgrown a circle or a place where you used to fit without trying. It's nobody's fault. You can keep visiting, with affection, and it's more fun once you've stopped expecting to feel at home there.",
    },
    after: {
      jupiter:
        "Feeling at home has made you hospitable, and your couch is in demand. It's a pleasure, up to the hour when you wish that they'd all go home to theirs. With people who need no explaining you can say that, and they'll laugh and get their shoes on.",
      saturn: [
        "Feeling at home has its upkeep. The people you're most at ease with may need something at a bad time, a ride or a long dull errand. You grumble and you go, and the place is a bit more yours afterward.",
        "For some weeks you feel out of place among the very people you've settled on. They're preoccupied, and it shows. You know them well enough by now to wait it out without putting your company manners back on.",
      ],
      uranus:
        "Somebody may move, or the regular get-together falls apart, and it looks as if you'd lost your spot. What you had there didn't depend on the room. Two of you in a diner have it back before the check comes.",
      neptune:
        "You've begun to think of your own circle as perfect, so one careless remark makes you a stranger in it. Neither is quite true. Where everyone is allowed to be tired, careless things get said.",
      pluto:
        "It surprises you how you guard the place where you feel at home. A newcomer sits where you sit, or tells one of the old stories, and you mind more than you'd like. People are only that jealous of somewhere they belong, and there's room in it for one more.",
      eases: [
        "You come in and nobody looks up, and that's how you know you're at home. You're simply there, like the radiator. It may be the nicest thing about these weeks, and there'd be no way of telling anyone about it.",
        "You overhear someone describe you to a stranger, and they've got it right, down to the bad jokes. It's odd how settling that is, for something that isn't a place at all.",
      ],
      solar:
        "When there's somewhere you feel at home, it's easier to go out and start something elsewhere. It can be a class full of strangers, or a trip by yourself. You don't need them to make room for you, and that's why they probably will.",
      lunar:
        'An address, or an old idea of where you belong, comes to its end. You walk through it once more in your mind. Most of what made it home went with the people, and you know where a few of them can be reached.',
    },
    turns: {
      presses:
        "You feel like a guest in your own life, polite and a little tired. An address can bring it to a head, or a dinner where you've got nothing to say. What you're missing has a name, and it's a person's. You call, or you go there, and ten minutes later you've stopped sitting up straight.",
      eases:
        "You feel at home without having arranged for it. Perhaps a new place fits at once, or you've given up trying in old company. You catch yourself being slow, or silly, and nobody makes anything of it. Now you know the feeling well enough to notice where else you have it.",
    },
    closes: {
      presses:
        'You feel at home where you can be tired in front of people, and there are fewer such places than you have invitations. A somewhat lonely stretch makes it clear which ones they are. An address can help with it, but most of it is a matter of seeing two or three people more often.',
      eases:
        "You feel at home with people you don't have to explain yourself to, wherever they happen to be sitting. This year makes it easy to be with them and may add one or two. If a new address comes into it, the right one is where they'd like to drop by.",
    },
  },
]
