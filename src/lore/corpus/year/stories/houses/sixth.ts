import type { YearStory } from '../../../../year-ahead.ts'

export const sixthStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: 'the part of the work that would go badly without you',
      moon: 'the wish to be needed, which says yes for you',
      mercury: 'the list, and what you write on it for other people',
      venus: "the thanks you get for doing what isn't yours",
      mars: 'the anger at a small chore',
      jupiter: 'the optimism that takes on one more thing',
      saturn: "the conscience that can't leave work undone",
      uranus: "the task you put down one day and don't pick up again",
      neptune: "the vague feeling that it's all somehow up to you",
      pluto: "the fear of what you'd be if others could manage",
      asc: 'the capable look that brings the work to your desk',
      mc: 'the name you have for getting things done',
    },
    before: {
      jupiter:
        "There's more to do and more help to be had, and you take the first and overlook the second. You're good at this, and people can tell. It earns you thanks from all sides and a list that opens with other people's errands.",
      saturn: [
        "Whole evenings go to work that was never yours, and you do it well, which settles who'll be doing it next time. The tiredness is familiar. So is the thought that explaining the task to another person would take longer than doing it.",
        "The hours don't add up, however early you begin. You go looking for your mistake and find that you're doing two people's work, some of it at home and unpaid. No method makes that fit into one day.",
      ],
      uranus:
        "A task that always fell to you may suddenly be gone, canceled or taken over by a machine. You'd have sworn that everything hung on it. Nobody mentions it, and you've got a free hour in which to wonder what else could go.",
      neptune:
        "It's never quite clear whose job anything is, so the vague ones drift to you. You say sure before the question is finished. Later you couldn't tell when you agreed to it, and strictly speaking you weren't asked.",
      pluto:
        "You're angrier about a small chore than a small chore deserves. It stands for all the others, and for being counted on without a word. What's hard to admit is that you also like to be the one who can't be spared.",
      eases: [
        "You pass on one task, with ten minutes of explanation, and it stays passed on. It isn't done the way you'd do it, and it's done. All afternoon you have the odd feeling of having forgotten something.",
        "The part of the work that really is yours goes well, and you remember why you took it up. It fills about half the day. You look at what fills the other half and can't recall applying for it.",
      ],
      solar:
        "A different division of the work can begin here, with a single item, maybe the laundry or a weekly report. You say that you'd like to stop doing it, and then you say nothing more. The pause afterward is the hardest part of the job.",
      lunar:
        "You see for whom you've been doing all this, and one name on the list surprises you. That person may not even know. It takes some of the nobility out of the extra work, and it makes the extra work easier to stop.",
    },
    after: {
      jupiter:
        "You've got room again, now that the borrowed tasks are gone, and people notice. Interesting offers may come in along with dull ones. You feel the old yes on its way up, and you ask what would come off your list in return.",
      saturn: [
        "The task you gave back may be offered to you again, with a good reason and a tired face. You know you could do it in an hour. You say no kindly and then feel guilty for about as long as the hour would've taken.",
        "Your own work turns out to be plenty for one person. Without all that helping you've lost your best excuse, and the hard part of it is still sitting there. You make a slow start, which is more than it got before.",
      ],
      uranus:
        "The whole arrangement gets shaken up, perhaps by a new schedule or a person who leaves, and for a while every task is anybody's. You've learned to wait a moment before you pick one up. Other people turn out to have hands.",
      neptune:
        "The line between your work and other people's blurs again. Something you gave back has drifted into your day in another shape, as a quick question or a favor on the side, and you're halfway through before you recognize it. You finish this one and mention that it's the last.",
      pluto:
        "You watch your old task being done badly, and it's all you can do to sit still. Under the irritation is the question of what you're for if others manage without you. The work you kept is a fair answer to that.",
      eases: [
        "Your share of the work fits into its hours. You finish, and there's still daylight, and it takes you a minute to believe that nothing has been left for you to do.",
        "What you do gets noticed, now that it isn't mixed up with everybody's errands. Thanks may arrive at the right address, or a raise if you're paid for it. As for the task you gave back, its new owner complains about it as if it had never been yours.",
      ],
      solar:
        "You could take something on again, and this time pick it yourself. It ought to be work that you'd learn from, or that's simply nicer than what you gave back. A yes sounds better from a person who has been heard to say no.",
      lunar:
        "A stretch of work comes to its end, and nothing has been lined up to follow it. The gap makes you uneasy, and you look around for the nearest thing that needs doing. It's worth leaving open until you know whose idea the next task is.",
    },
    turns: {
      presses:
        "There's too much work here for one person, and you're the last to say so. Something is going to be left undone, and your only say is in which thing. It ought to be one that was never yours. You say plainly that you're giving it back, and nothing collapses.",
      eases:
        "Help is around, and a better way of doing things, if you let them in. You explain a task once and it leaves your day for good. People take back their own work more readily than you'd have thought, perhaps because being asked is new to them.",
    },
    closes: {
      presses:
        'Less of it is yours than you tend to do. What would go badly without you is your part, and what came to you because you were nearest can go back in a short and slightly awkward talk. That leaves a full day all the same, and the work in it is your own.',
      eases:
        "As much of it is yours as you'd defend if anyone tried to take it. The rest moves on without great trouble this year, since people are willing and there's probably a simpler method. Explained once, it stays away, and your days get shorter.",
    },
    next: {
      presses: [
        'One other person has to agree to their half of the work, and they liked it better as it was. It goes more smoothly if you name the tasks and let them pick first.',
        "You've stopped doing everything, and somebody close to you is the first to feel it. They'd like to know who does the rest now, and it takes both of you to answer that.",
        'The old helpfulness comes back in company, before anyone has asked. You notice it with your sleeves already rolled up.',
      ],
      eases: [
        'The division of the work holds between two people as well. Each of you knows which part to worry about, and leaves the other part alone.',
        'One person takes on their half without a word about it. You had a whole case prepared, and you get to spend the evening with them on something else.',
      ],
    },
  },
  {
    cast: {
      sun: 'the rested person you keep meaning to be',
      moon: "the sleep you get, or don't",
      mercury: 'the plan for better days, with its good reasons',
      venus: 'the reward at the end of a hard day',
      mars: 'the strength you spend as if there were no tomorrow',
      jupiter: 'the new start on all fronts',
      saturn: 'the discipline that pushes through a bad patch',
      uranus: 'the signal from your body that comes without notice',
      neptune: "the tiredness you've stopped noticing",
      pluto: 'the habit that runs your days and has good arguments',
      asc: 'how you look after a short night',
      mc: 'the schedule that other people make for you',
    },
    before: {
      jupiter:
        'A better life gets started on all fronts, with early nights and a new gym. It feels wonderful and fills every gap you had. What would really do your days good is to have something taken out of them.',
      saturn: [
        "You're tired, and you answer it with discipline. That works as it always does, so you don't ask why there's so much to push through. The nights get shorter, and lunch is something you eat standing up.",
        "Late nights send their bill, and it can't be paid in willpower. You need more sleep than you're getting, and so plain a cure strikes you as a bit humiliating. It's about an hour that's missing, and you know where it goes.",
      ],
      uranus:
        "Your routine breaks, because of travel or a changed schedule or plain mutiny. You eat and sleep at odd hours, and some of that suits you surprisingly well. It shows you that a day could be put together differently, which you'd stopped considering.",
      neptune:
        "You couldn't say whether you're tired or only hungry, and coffee is your answer to both. The days run together at the edges. One slow week would tell you more about what you need than another app that counts it.",
      pluto:
        "One habit is running your days, and you know which. You defend it well, because it's also your reward for getting through them. What nags at you is how hard a day must be to need such a reward every evening.",
      eases: [
        "After a couple of good nights you're a nicer person with better ideas. You'd been putting your mood down to character. It makes you curious what a month of such nights would do.",
        "A small change takes hold without a decision, such as a walk after dinner or a phone that sleeps in another room. You don't call it health, so you don't resist it. All you notice is that the mornings have become easier to get through.",
      ],
      solar:
        'A better hour can begin here, and one is plenty. The first of the day is the easiest to claim, because nobody else wants it yet. Left nearly empty, it would set the pace for whatever comes after.',
      lunar:
        "You get a plain look at what a habit has been doing to your days. It may be a number on a screen, or the way you sound late in the afternoon. You have no great wish to reform, but you'd like those afternoons back.",
    },
    after: {
      jupiter:
        'You feel better, and the first thing you do with it is take on more. The evenings you cleared fill up with invitations. One or two are worth being tired for, and the pleasure is in being rested enough to choose.',
      saturn: [
        "A crowded stretch pushes your good hours aside, and before long you're eating over the sink again. At least you know the feeling now, and what brings it on. Getting the first of those hours back is a smaller job than it was to begin with.",
        'Good days have become a little boring. No one congratulates you on going to bed, and a late night begins to look like freedom. You have one, and the morning after it does all the arguing.',
      ],
      uranus:
        "Guests or a rush of work or a night that was worth it upset your careful day. You wait for it all to collapse. It doesn't, and in a while you're back to your hours without having resolved anything.",
      neptune:
        'What you changed about your days gets forgotten, and bit by bit it changes back. Half an hour goes missing from the night, and the walk gets shorter. You take it for a mood until you happen to look at the clock.',
      pluto:
        'The habit you dropped comes back for a visit and brings good arguments. What it really wants is the hour in which you were allowed to fall apart. You may still need such an hour, and there are better things to put in it.',
      eases: [
        "You wake up before you have to and lie there in no hurry. That's most of what you were after, and you couldn't say what you've done for it lately. It has turned into how your days are.",
        "One of your good hours gets company, on a walk or over breakfast. You'd thought that it had to be guarded. It turns out to hold two people and a fair amount of complaining.",
      ],
      solar:
        "There's strength left at the end of the day, and you may feel like spending it on something that isn't sensible at all. A sport you're bad at would do, or dancing. Your days have room for it, and you'd sleep well on it.",
      lunar:
        "A rule that helped you has done its work, and you're keeping it up out of something like superstition. It can go, and you needn't feel guilty. What stays is the one change that you'd have to be talked out of.",
    },
    turns: {
      presses:
        "Willpower isn't enough here, and your body is quick to say so. You find that you can't push through and be kind in the same week. Something comes off the day, at first because it has to, and then because the rest of the day goes better. It's probably an hour at one end of the night.",
      eases:
        "A better arrangement of the day all but offers itself, and you're awake enough to accept. It may be an earlier night, or a meal at a table. You feel the difference within weeks, in your temper before anywhere else. Good days seem to depend mainly on what has been left out of them.",
    },
    closes: {
      presses:
        "Your days would start more slowly and hold one thing less, and you'd be in bed before you were overtired. That sounds like very little. You come to it with some reluctance, once pushing through has stopped working, and the afternoons are the first to improve.",
      eases:
        "Your days would look much as they do, with more sleep at one end and a gap somewhere in the middle. It's within easy reach this year, since a good habit takes hold while you're thinking of something else. You can tell by how seldom you have to pull yourself together.",
    },
    next: {
      presses: [
        "Another person's hours come into your good days, and they're nothing like yours. One of you is lively when the other has stopped listening, so you settle on a time in between.",
        "You give up an early night for the sake of company, and then another. It's worth it up to about the third.",
        "Somebody may take your new hours personally. You can say that you're better company after a night's sleep, and then you'd better be.",
      ],
      eases: [
        'Your days go well with another person in them. You sit down to meals more often, and the early nights survive.',
        "You're rested, and the people around you get the benefit. The one closest to you may ask how you did it and want the same.",
      ],
    },
  },
]
