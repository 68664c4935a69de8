import type { YearStory } from '../../../../year-ahead.ts'

export const tenthStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: "the work you'd want your name on",
      moon: 'the wish to be praised by one particular person',
      mercury: "the words people use about you when you're not in the room",
      venus: "the pleasantness you're known for",
      mars: 'the effort nobody sees behind the name',
      jupiter: 'the praise for being available',
      saturn: 'the care you take even when nobody checks',
      uranus: 'the wish to be known for something else entirely',
      neptune: 'the reputation that has little to do with you',
      pluto: "what you'd do to protect your name",
      asc: "the person people think they'd recognize from what they've heard",
      mc: 'the name itself, as it stands today',
    },
    before: {
      jupiter:
        "Your name gets around, and there's praise for all sorts of things. A good half of it is for being available. It's pleasant enough that you say yes again, and before long you're well known for answering quickly.",
      saturn: [
        "You do the work, and another name is on it, or none. Complaining would look petty, so you do the next piece even better and wait. It's possible to be indispensable for ages to people who couldn't say what you do.",
        "People keep asking for the thing you were good at long ago. You oblige, since refusing would need an explanation, and the old label sticks better with each favor. There's no ill will in it. They simply haven't been told what you'd rather be asked for.",
      ],
      uranus:
        "You may get noticed for something unplanned, such as an offhand remark or a side job done your own way. It's embarrassing for about a week. After that you begin to suspect that it was more like you than anything you're officially known for.",
      neptune:
        "Your name may get attached to something you never did, as praise or as a rumor, and setting it straight seems more fuss than it's worth. A vague reputation is comfortable, because nobody can hold you to it. Nobody can recommend you for anything either.",
      pluto:
        "You think about your reputation more than you'd admit, and mostly about one person's opinion. Praise from anyone else hardly counts. That one person probably isn't paying attention, so your name is waiting for approval at a counter that closed some time ago.",
      eases: [
        "A good word about you reaches the right ears, and it's about a detail you didn't think anyone saw. You'd been careful with it for your own satisfaction. As a thing to be known for, it would never have occurred to you.",
        'Without having planned it, you introduce yourself differently, with the work you care about first. The conversation is better than usual. Nobody asks for credentials, and the sentence is there to be used again.',
      ],
      solar:
        "Something small can go out under your full name now, a proposal or a post or a table at the market. It works best with a thing you'd do just as carefully unseen. Few people look at first, which makes it a comfortable way to begin.",
      lunar:
        "You overhear, or are plainly told, what you're known for. Part of it makes you proud, and part is a compliment on something you're tired of. It's a useful mixture to have, since until now you'd only been guessing.",
    },
    after: {
      jupiter:
        "Your name stands for something now, and people bring you more work than you can do well. The flattering requests are the risky ones. It was the care that they'd heard about, and care doesn't multiply, so a polite no protects more than your free time.",
      saturn: [
        'To be known for something is to be judged by it. Your work is looked at closely, and there may be a weak spot that no one looked for while you were anonymous. If you mend it and say so, it does more for your name than praise would.',
        "Recognition is slower than you'd like, and it goes first to louder people. You stay careful anyway, partly out of spite. Those who can tell the difference are few, and they're the ones that the others ask for names.",
      ],
      uranus:
        "You may suddenly be visible to people you've never met, and some of them have opinions. You know how to be overlooked, and you have no manners yet for being seen. A plain thank-you gets you through most of it while you learn.",
      neptune:
        "Your name may have taken on a life of its own, nobler than you are or slightly ridiculous. Living up to it would be as tiring as living it down. You go back to the work itself, which is still the size it was and hasn't heard any of this.",
      pluto:
        "You find out what you'd do to protect your name, and one of the possibilities isn't pretty. It may be as small as letting a colleague or a neighbor look careless in your place. You have a name with yourself as well, it appears, and that one counts rather heavily.",
      eases: [
        "You're asked for exactly what you'd like to be asked for, by people who spell your name right. Nothing has to be proved this time. You state your terms in the tone of someone who always has.",
        "The old label has worn off. A third person describes you to someone new, and it's the description you'd have written. Even the relatives, who are always last to hear, have begun to tell it that way.",
      ],
      solar:
        "With your name in better order, you can lend it to something. It might go to a beginner you recommend, or to a cause that needs somebody people trust. That's the start of a second reputation, for what you make possible.",
      lunar:
        "A piece of work with your name on it is finished and out of your hands. Others will make of it what they like. You look it over once more for the part that you'd put your name to again, and there's enough of it.",
    },
    turns: {
      presses:
        "What you're known for is tested in the open, and it may be the wrong part that gets praised or attacked. You have to decide which version of your name to stand up for. Defending all of it would take a staff. You let the convenient part go and put your weight behind the work you take trouble over.",
      eases:
        "You're seen doing the right thing without having arranged it. There's credit for it, and for once it's about the part you'd been most careful with. Modesty would be out of place here. If you say plainly that it's yours, people will remember it and your name together.",
    },
    closes: {
      presses:
        "You want to be known for the work you're careful with even when nobody checks it. A name for being available comes easier, and it lasts exactly as long as you say yes. Getting the better one means disappointing a few people who've found the other very convenient.",
      eases:
        "You want your name to stand for the thing that you take trouble over without being asked. It's likely to be noticed this year, and your part is mainly to say that it's yours. The rest of what you do can go on being useful and a little anonymous.",
    },
    next: {
      presses: [
        'Among people who do the same, your name counts for less, since they all have one. They tell you what they think of your work, and a few of the remarks are right.',
        "A group would like to use your name for something you've had no hand in. It's awkward to say no early, and it would be worse later.",
        "Friends may tease you about the attention. What they'd like to know is whether you're still one of them, and showing up answers it.",
      ],
      eases: [
        "Your name gets you into the company you'd hoped for. They know your work, so the introductions are short and you can talk shop.",
        "You hear who recommended you, and for what. It's somebody you'd have wanted for a friend in any case.",
      ],
    },
  },
  {
    cast: {
      sun: 'the person you were when you set the goal',
      moon: 'the evenings the goal has cost you',
      mercury: "the answer you give when people ask how it's going",
      venus: "what you'd enjoy if you got there",
      mars: 'the will that gets up early for it',
      jupiter: 'the grander version of the goal',
      saturn: "the years you've put into it, which argue for going on",
      uranus: 'the thought of dropping it on a Tuesday',
      neptune: 'the goal as it looked from far away',
      pluto: 'the wish to prove it to somebody',
      asc: 'the ambition people see in you before you mention it',
      mc: "the goal itself, and the height at which you've hung it",
    },
    before: {
      jupiter:
        "The goal is going well, so you add to it. A larger version is as easy to imagine as the first and impresses more people. What's missing from the picture is an ordinary morning there, with email and tired feet.",
      saturn: [
        'Progress is slow, and you put in more hours so as not to wonder. To ask whether you still want this would feel like giving up. By now the effort itself is your reason to go on, which is the weakest one there is.',
        "Getting nearer to the goal hasn't made you happier. The pleasure, you tell yourself, comes at the end. But it was a younger person who drew up the terms, perhaps without asking whether you'd like to be home for dinner.",
      ],
      uranus:
        "Another possibility crosses your path, and for a week or two the goal looks like a habit. You may put that down to a mood. What's worth keeping is how fast you could name the parts of it that you'd be glad to be rid of.",
      neptune:
        "You work toward the goal as before without being able to say what arriving would look like. More respect, possibly, from people who've moved on to other things. A goal that hazy has its comforts, since it can't be missed.",
      pluto:
        "Beneath the goal there's something you wanted to prove, and usually to one person in particular. They may not know that they were ever the jury. Uncomfortable as it is to find, it explains why a day off from the goal feels like cheating.",
      eases: [
        "A stretch of the work goes smoothly, and you enjoy it for its own sake. That's worth knowing. The part of a goal that you'd do anyway on a slow afternoon is the part to plan the rest around.",
        "A person who got where you're headed tells you what the days are like there. You hear about the dull ones as well, and to your surprise you wouldn't mind them. The goal looks more like a place to live after that.",
      ],
      solar:
        'A smaller version of the goal can be started now, alongside the big one. It would be a trial, with real hours and one real customer, or pupil, or reader. A few weeks of it tell you more than any amount of wondering.',
      lunar:
        "One part of the goal is reached or falls through, and either way you're relieved. It's an odd thing to feel about something you've worked for. The relief tells you how long you'd been carrying that part for show.",
    },
    after: {
      jupiter:
        "The goal is plainer now, and your appetite for it is back. Chances come up quickly, some of them for the grander version. You're flattered to be offered the old prize, the way you might be by a fine apartment in the wrong city.",
      saturn: [
        'The revised goal is work, too, and gets less applause. There are times when you miss the grand one, which at least made a good answer at parties. On the whole the days are better, though, and days are what it was changed for.',
        "People ask about the goal as you used to describe it, so you have to explain yourself more often than you'd like. Some look sorry for you. Little by little the explanation gets down to one sentence, which is about when you start to believe it.",
      ],
      uranus:
        "A shortcut opens, or a detour, and wants a decision within days. It's easier than it looks, because you know what kind of life the goal is for. An offer that leads to the wrong kind can be turned down in two lines.",
      neptune:
        "You're tired, so you begin to doubt the goal. Changing it once more would be a rest of sorts. It's likelier that you need to work on it for some weeks without asking where it all leads.",
      pluto:
        "The old ambition hasn't left, and it speaks up whenever someone your age does better. It wants to win, and by now you mostly want a life you like. The two can share a head, as long as only one of them sets the goal.",
      eases: [
        "Help with the goal comes from where you'd stopped asking. It's easier to help you now, because you can say in a sentence what you're after. A single introduction may be worth months of effort.",
        "Long before you've got there, a day goes by that's very like the days you want the goal to bring. It's quite an unremarkable one. That most of it is over before you notice is the best thing to be said for the goal.",
      ],
      solar:
        "The next stage can begin, and this time the terms are yours to set. Any hours that you agree to now are hours you'll be living in. A goal that starts slightly too small has room to grow.",
      lunar:
        "The long effort has its result, or enough of one, and part of the goal is behind you. It may come with less ceremony than you'd pictured. You're already thinking about what to do tomorrow morning, which suggests that you chose well.",
    },
    turns: {
      presses:
        "In these weeks you see what the goal has cost you, in evenings and in people, and whether you'd pay that again. Some of it you would without blinking. Another part was meant for spectators, and they've gone home. Once the two are told apart, the decision isn't a large one, though explaining it may be.",
      eases:
        "The goal comes within reach, and you get to look at it without being out of breath. Most of it still pleases you. A few of the requirements that you'd taken for granted turn out to be optional. They can be dropped now at no cost, while the people concerned are in a good mood.",
    },
    closes: {
      presses:
        "Your goal is right in its direction and out of date in its size. The part to keep is the one whose ordinary days you'd enjoy. Letting the rest go costs you some admiration, mostly from people who won't be there for the days.",
      eases:
        "Your goal is still the right one, as long as you look at the days it would bring and less at the title. Some of the conditions you've attached to it aren't needed anymore. You'll get there sooner without them, and you'll like it better.",
    },
    next: {
      presses: [
        'Your goal needs other people now, and they bring plans of their own. One of them may have a better way to go about it, which takes you a while to admit.',
        "Someone you'd counted on may stay out of it. That stings at first. Later it shows you which part of the goal hasn't been explained very well.",
        "Other people's projects eat up the hours that were meant for your own goal. When you take some of them back, it's resented less than you feared.",
      ],
      eases: [
        'People you like want to join in. The goal moves faster in company, and you notice that it had been a bit lonely.',
        "You describe the goal to friends, and they assume that you'll get there. By the third telling you assume it, too.",
      ],
    },
  },
]
